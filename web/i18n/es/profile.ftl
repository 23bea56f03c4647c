### Textos de las páginas de jugadores: perfil, clasificaciones y ajustes.
###
### Las frases terminan en punto; los botones y los títulos, no.

title-player = { $name } · Antorcha
title-leaderboards = Clasificación · Antorcha
title-settings = Ajustes · Antorcha
profile-pages = Tus páginas
profile-settings = Ajustes
profile-device = En este dispositivo
profile-loading = Cargando perfil…
profile-unknown = Jugador no encontrado
profile-unknown-help = Este jugador no existe o ha borrado su cuenta.
profile-since-person = Juega desde el { $day }
profile-since-guest = Invitado desde el { $day }
profile-since-bot = Bot desde el { $day }

## Puntuación

ratings = Puntuación
ratings-none = Todavía no tienes puntuación. Juega una partida puntuada.
ratings-game = Juego
ratings-rating = Puntuación
ratings-matches = Partidas
ratings-value = { $rating } ± { $deviation }
profile-ratings-none = Todavía no tiene puntuación.
profile-rated = { $count ->
    [one] 1 partida puntuada
   *[other] { $count } partidas puntuadas
  }
profile-curve-slider = Puntuación en { $game }, partida a partida
profile-curve-moment = Partida { $number } de { $count }, { $day }: { $rating }

best = Clasificación
best-rank = Puesto
best-player = Jugador
best-bot = { $name } (bot)
best-none = Nadie tiene puntuación en este juego. ¡Juega la primera partida puntuada!
best-more = Ver más jugadores
best-help = Jugadores con cuenta y una partida puntuada que podía encontrar todo el mundo.

## Estadísticas

profile-statistics = Estadísticas
profile-matches = { $count ->
    [one] 1 partida
   *[other] { $count } partidas
  }
profile-wins = { $count ->
    [one] 1 victoria ({ $share })
   *[other] { $count } victorias ({ $share })
  }
profile-mean-place = puesto medio { $place }
profile-best = mejor resultado: { $points }
profile-by = Tipo de partida
profile-by-modes = { $game ->
    [welcome] Por edición
   *[other] Por modo
  }
profile-by-levels = Por el bot más fuerte
profile-by-figures = { $game ->
    [welcome] Por aventurero de la última ronda
    [masmorra] Por héroe
   *[other] Por personaje
  }
profile-column-wins = Victorias
profile-column-share = Porcentaje
profile-level = { $level ->
    [novice] Principiante
    [adventurer] Aventurero
    [veteran] Veterano
    [legend] Leyenda
   *[other] Al azar
  }
profile-level-people = Sin bots
profile-mode-standard = Estándar
profile-mode-tactical = Táctico
profile-mode-epic = Épico
profile-latest = Solo cuentan las últimas { $count } partidas.

## Cara a cara

profile-against = Tu cara a cara
profile-against-none = Todavía no has terminado ninguna partida con { $name }.
profile-against-you = Tú
profile-against-even = Igual
profile-against-last = última: { $day }
profile-against-help = Cuántas veces quedó mejor cada jugador.

## Historial

profile-history = Partidas terminadas
profile-all-games = Todos los juegos
profile-result = Resultado
profile-result-all = Todos los resultados
profile-result-won = Ganadas
profile-result-lost = No ganadas
profile-together = Solo conmigo
profile-won = Gana
profile-place = Puesto { $place }
profile-with = con
profile-replay = Repetición
profile-replay-name = Repetición: { $game }, { $day }
profile-rating-after = puntuación { $rating }
profile-unlisted = solo la ves tú
profile-no-matches = Todavía no hay partidas terminadas.
profile-own-none = Todavía no hay partidas terminadas. Las lecciones y las de práctica no cuentan.
profile-none-fit = No hay partidas así. Elige otros filtros.
