### Textos de los retos.
###
### Las frases acaban en punto; los botones y títulos, no.

## La lista

title-puzzles = Retos · Antorcha
puzzles-title = Retos
puzzles-lead = Posiciones de partidas entre bots. Una jugada es claramente la mejor, y no es la primera que harías.
puzzles-start = Resolver retos
puzzles-solve = Resolver
puzzles-rating = Puntuación
puzzles-streak = Racha
puzzles-streak-best = { $now } (mejor { $best })
puzzles-done = Resueltos
puzzles-solved = { $solved } de { $all }
puzzles-kept = Tu puntuación y tu racha se guardan en este dispositivo.
puzzle-game-welcome = Bienvenido a la mazmorra
puzzle-game-raiders = Dungeon Raiders
puzzle-game-masmorra = Masmorra

## Temas

puzzle-theme-welcome-bid = Robar o pasar
puzzle-theme-welcome-place = Añadir o apartar
puzzle-theme-welcome-name = Elegir tipo o fuerza
puzzle-theme-welcome-tile = Usar una pieza
puzzle-theme-welcome-give-up = Perder una pieza
puzzle-theme-raiders-monster = Monstruos
puzzle-theme-raiders-treasure = Tesoros
puzzle-theme-raiders-vault = Cámaras
puzzle-theme-raiders-trap = Trampas
puzzle-theme-raiders-final-monster = Monstruo final
puzzle-theme-raiders-character = Elegir personaje
puzzle-theme-masmorra-dice = Tirar y repetir
puzzle-theme-masmorra-fight = Combate y Represalia
puzzle-theme-masmorra-explore = Moverse y explorar
puzzle-theme-masmorra-loot = Cofres y trampas
puzzle-theme-masmorra-ability = Habilidades
puzzle-theme-masmorra-card = Cartas de tesoro
puzzle-theme-masmorra-master = Amo de la mazmorra

## Un reto

title-puzzle = { $theme } · { $game } · Reto · Antorcha
puzzle-heading = Reto: { $theme }
puzzle-difficulty = Dificultad { $rating }
puzzle-all = Todos los retos
puzzle-loading = Cargando el reto…
puzzle-gone = No hay reto
puzzle-task = Encuentra la mejor jugada.
puzzle-before = Lo que pasó antes

## La respuesta

puzzle-outcome = Respuesta
puzzle-right = ¡Correcto!
puzzle-wrong = «{ $chosen }» no es lo mejor
puzzle-than-obvious = «{ $best }» gana el { $bestChance } de las veces; lo obvio, «{ $other }», el { $otherChance }.
puzzle-than-yours = «{ $best }» gana el { $bestChance } de las veces; «{ $other }», el { $otherChance }.
puzzle-by-odds = Probabilidades exactas con lo que sabes. Toda carta oculta cuenta como igual de probable.
puzzle-by-search = De { $worlds } partidas simuladas con cartas que encajan con lo que sabes. Margen de error: { $error }.
puzzle-by-table = Una tabla resuelta hace esta jugada y ninguna otra.
puzzle-chances = Probabilidad de ganar tras cada jugada
puzzle-best = la mejor
puzzle-yours = tu elección
puzzle-obvious = la obvia
puzzle-show-all = Ver las { $count } jugadas
puzzle-next = Siguiente reto
puzzle-rating-now = Puntuación { $rating } ({ $change })
puzzle-not-counted = Puntuación { $rating }. Solo cuenta tu primera respuesta.
puzzle-streak-now = { $count } seguidos
