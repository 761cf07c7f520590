// How the page looks, from the reader's settings and the system's. A classic script in
// the head: it has run before anything is painted, so a dark page never flashes white.

(() => {
  const KEY = 'outflank';
  const dark = matchMedia('(prefers-color-scheme: dark)');
  const contrast = matchMedia('(prefers-contrast: more)');

  /**
   * What the reader has chosen; what is missing has its usual value elsewhere.
   * @returns {Partial<Settings>}
   */
  function stored() {
    try {
      return JSON.parse(localStorage.getItem(KEY) ?? '{}') ?? {};
    } catch {
      return {};
    }
  }

  /** @param {string | undefined} wish */
  function theme(wish) {
    if (wish && wish !== 'auto') return wish;
    if (contrast.matches) return 'contrast';
    return dark.matches ? 'dark' : 'light';
  }

  function apply(settings = stored()) {
    const data = document.documentElement.dataset;
    data.theme = theme(settings.theme);
    data.board = settings.board ?? 'felt';
    data.discs = settings.discs ?? 'classic';
    data.coordinates = settings.coordinates === false ? 'off' : 'on';
    data.animation = settings.animation ?? 'normal';
  }

  dark.addEventListener('change', () => apply());
  contrast.addEventListener('change', () => apply());
  window.outflankAppearance = { KEY, stored, apply };
  apply();
})();
