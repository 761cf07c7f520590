# The levels of the computer, and its book of openings.

level-console = Consola
level-first-game = Primera partida
level-beginner = Principiante
level-learner = Aprendiz
level-casual = Aficionado
level-club = Jugador de club
level-tournament = Jugador de torneo
level-expert = Experto
level-master = Maestro
level-champion = Campeón
level-max = Imbatible

levels-column-level = Nivel
levels-column-name = Nombre
levels-column-rating = Fuerza
levels-column-time = Tiempo
levels-column-measured = Medida
levels-column-games = Partidas
levels-people = Los niveles bajos juegan como las personas. De { $count } jugadas de torneo que no había visto, el modelo esperaba el { $first } % y tenía el { $three } % entre sus tres primeras opciones.

book-moves = El libro, { $depth ->
    [one] { $depth } jugada
   *[other] { $depth } jugadas
} por delante:
book-unknown = El libro no tiene esta posición
book-size = El libro contiene { $count ->
    [one] una posición
   *[other] { $count } posiciones
}
book-merged = Posiciones añadidas: { $added }, reemplazadas: { $replaced }, sin cambios: { $kept }. En el libro: { $count }
book-grown = { $added ->
    [one] { $added } añadida
   *[other] { $added } añadidas
}, { $count ->
    [one] { $count } posición
   *[other] { $count } posiciones
} en el libro
levels-max = La fuerza de max vale para { $seconds } s por jugada; con más tiempo juega mejor.
