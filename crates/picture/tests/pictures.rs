//! What the pictures really show, read back from their bytes.

use outflank_picture::{Film, Numbers, Pace, Picture, Size, Theme};
use outflank_rules::{Color, Game, Position, Square};

/// Width, height and pixels of three bytes.
fn decoded(png: &[u8]) -> (usize, usize, Vec<u8>) {
    let mut reader = png::Decoder::new(std::io::Cursor::new(png)).read_info().expect("a PNG file");
    let mut pixels = vec![0; reader.output_buffer_size().expect("a size")];
    let info = reader.next_frame(&mut pixels).expect("an image");
    (info.width as usize, info.height as usize, pixels)
}

fn game(moves: &str) -> Game {
    let mut game = Game::new();
    for name in moves.as_bytes().chunks(2) {
        let square: Square = std::str::from_utf8(name).unwrap().parse().unwrap();
        game.play(square).unwrap();
    }
    game
}

/// The middle of a square, from the layout of a board without anything around it.
fn pixel_of(square: Square, (width, pixels): (usize, &[u8])) -> [u8; 3] {
    let unit = width as f32 / 844.0;
    let along = |index: usize| ((22.0 + 100.0 * (index as f32 + 0.5)) * unit) as usize;
    // A little off the centre, where a mark or a dot would be.
    let at = along(square.row()) * width + along(square.column()) + (20.0 * unit) as usize;
    pixels[3 * at..3 * at + 3].try_into().unwrap()
}

#[test]
fn discs_are_where_the_position_has_them() {
    let position = game("f5d6c3d3c4f4c5b3c2").position();
    for theme in Theme::ALL {
        let picture = Picture { coordinates: false, counts: false, theme, ..Picture::new(position) };
        let (width, height, pixels) = decoded(&picture.png(Size::new(422).unwrap()));
        assert_eq!((width, height), (422, 422));
        let seen = |square| pixel_of(square, (width, &pixels));
        let sample = |color: Color| seen(position.discs(color).into_iter().next().unwrap());
        let (black, white) = (sample(Color::Black), sample(Color::White));
        let empty = seen("a1".parse().unwrap());
        assert!(black != white && black != empty, "{theme:?}");
        for square in Square::all() {
            let expected = match position.disc_at(square) {
                Some(Color::Black) => black,
                Some(Color::White) => white,
                // The cloth is lighter at the top.
                None => continue,
            };
            let near = seen(square).iter().zip(expected).all(|(a, b)| a.abs_diff(b) <= 2);
            assert!(near, "{theme:?} {square}: {:?} is not {expected:?}", seen(square));
        }
    }
}

#[test]
fn every_extra_changes_the_picture() {
    let size = Size::new(300).unwrap();
    let plain =
        Picture { legal: false, coordinates: false, counts: false, ..Picture::new(game("f5").position()) };
    let f5: Square = "f5".parse().unwrap();
    let d6: Square = "d6".parse().unwrap();
    let pictures = [
        plain.clone(),
        Picture { last: Some(f5), ..plain.clone() },
        Picture { legal: true, ..plain.clone() },
        Picture { scores: vec![(d6, -12)], ..plain.clone() },
        Picture { coordinates: true, ..plain.clone() },
        Picture { counts: true, ..plain.clone() },
        Picture { counts: true, ply: Some((1, outflank_rules::Move::Place(f5))), ..plain },
    ];
    for (index, one) in pictures.iter().enumerate() {
        for other in &pictures[index + 1..] {
            assert_ne!(one.svg(), other.svg());
            assert_ne!(one.png(size), other.png(size));
        }
    }
}

/// What is in a text between two others, as numbers.
fn attribute(element: &str, name: &str) -> f32 {
    let (_, rest) = element.split_once(&format!(" {name}=\"")).expect("the attribute is there");
    rest.split('"').next().unwrap().parse().expect("a number")
}

#[test]
fn an_svg_is_well_formed_and_says_what_it_shows() {
    let position = game("f5d6c3").position();
    for theme in Theme::ALL {
        let svg = Picture { theme, ..Picture::new(position) }.svg();
        assert!(svg.contains(&format!("<title>Othello board {position}</title>")), "{svg}");
        // Every element is closed in its line or is one of the few that hold others.
        for line in svg.lines() {
            let balanced = line.matches('<').count() == line.matches('>').count();
            assert!(balanced && line.matches('"').count() % 2 == 0, "{line}");
        }
        for name in ["svg", "title"] {
            assert_eq!(svg.matches(&format!("<{name}")).count(), svg.matches(&format!("</{name}>")).count());
        }
        for reference in svg.split("url(#").skip(1) {
            let id = reference.split(')').next().unwrap();
            assert!(svg.contains(&format!("id=\"{id}\"")), "{id} is not defined");
        }
        // The faces of the discs on the board and of the two beside the counts.
        let radius = 41.0 - 41.0 / 18.0;
        let faces = svg
            .lines()
            .filter(|line| line.starts_with("<ellipse") && (attribute(line, "rx") - radius).abs() < 0.01)
            .count();
        assert_eq!(faces, 7);
    }
}

#[test]
fn a_film_has_every_move_and_ends_with_the_last_position() {
    let game = game("f5d6c3d3");
    let size = Size::new(200).unwrap();
    let pace = Pace::hundredths(50).unwrap();
    let file = Film { pace, ..Film::new(&game) }.gif(size);
    let mut options = gif::DecodeOptions::new();
    options.set_color_output(gif::ColorOutput::RGBA);
    let mut decoder = options.read_info(file.as_slice()).expect("a GIF file");
    let (width, height) = (usize::from(decoder.width()), usize::from(decoder.height()));
    let mut canvas = vec![0; 3 * width * height];
    let mut times = Vec::new();
    while let Some(frame) = decoder.read_next_frame().expect("a frame") {
        times.push(frame.delay);
        for (index, pixel) in frame.buffer.chunks_exact(4).enumerate() {
            let x = usize::from(frame.left) + index % usize::from(frame.width);
            let y = usize::from(frame.top) + index / usize::from(frame.width);
            if pixel[3] != 0 {
                canvas[3 * (y * width + x)..][..3].copy_from_slice(&pixel[..3]);
            }
        }
    }
    // The start, then three frames of turning discs and the position for each move.
    assert_eq!(times, [50, 5, 5, 5, 50, 5, 5, 5, 50, 5, 5, 5, 50, 5, 5, 5, 300]);
    let last = game.squares_played().last();
    let end = Picture {
        last,
        legal: false,
        ply: game.moves_played().last().map(|mv| (4, mv)),
        ..Picture::new(game.position())
    };
    let (_, _, pixels) = decoded(&end.png(size));
    let furthest = canvas.iter().zip(&pixels).map(|(a, b)| a.abs_diff(*b)).max();
    assert!(furthest.is_some_and(|far| far < 40), "{furthest:?}");
    let mean = canvas.iter().zip(&pixels).map(|(a, b)| f64::from(a.abs_diff(*b))).sum::<f64>();
    assert!(mean / (canvas.len() as f64) < 3.0);
}

#[test]
fn a_film_without_moves_is_one_picture() {
    let file = Film::new(&Game::from_position(Position::START)).gif(Size::new(100).unwrap());
    assert!(file.starts_with(b"GIF89a"));
}

#[test]
fn sizes_and_paces_have_ends() {
    assert_eq!(Size::new(63), None);
    assert_eq!(Size::new(4097), None);
    assert_eq!(Pace::hundredths(4), None);
    let file = Picture::new(Position::START).png(Size::new(Size::SMALLEST).unwrap());
    assert_eq!(decoded(&file).0, 64);
}

#[test]
fn themes_have_names() {
    for theme in Theme::ALL {
        assert_eq!(Theme::from_name(theme.name()), Some(theme));
    }
    assert_eq!(Theme::from_name("velvet"), None);
}

#[test]
fn a_numbered_game_shows_discs_as_they_were_placed() {
    // White's f4 turns e4 over, which Black had at the start; Black's c4 turns it back.
    let played = game("f5d6c3d3c4f4c5b3c2");
    let numbers = Numbers { coordinates: false, counts: false, ..Numbers::new(&played) };
    let (width, height, pixels) = decoded(&numbers.png(Size::new(844).unwrap()));
    assert_eq!((width, height), (844, 844));
    // Above the digits of a number, and on the disc.
    let brightness = |name: &str| {
        let square: Square = name.parse().unwrap();
        let (x, y) = (22 + 100 * square.column() + 50, 22 + 100 * square.row() + 50 - 30);
        pixels[3 * (y * width + x)..][..3].iter().map(|&byte| u32::from(byte)).sum::<u32>()
    };
    for (number, name) in (1..).zip(["f5", "d6", "c3", "d3", "c4", "f4", "c5", "b3", "c2"]) {
        let black = number % 2 == 1;
        assert_eq!(brightness(name) < 384, black, "{name}");
    }
    assert!(brightness("e4") < 384 && brightness("d4") > 384);
    let svg = numbers.svg();
    assert!(svg.contains("Othello game f5d6c3d3c4f4c5b3c2"), "{svg}");
    // Nine numbers on thirteen discs: as many strokes more than without.
    let strokes = |svg: &str| svg.matches("<path").count();
    let bare = Picture { coordinates: false, counts: false, legal: false, ..Picture::new(played.position()) };
    assert_eq!(strokes(&svg), strokes(&bare.svg()) + 9);
}
