### Textos de las páginas de jugadores: perfil, clasificaciones y ajustes.
###
### Las frases terminan en punto; los botones y los títulos, no.

title-player = { $name } · Antorcha
title-leaderboards = Clasificación · Antorcha
title-settings = Ajustes · Antorcha
profile-pages = Tus páginas
profile-settings = Ajustes
profile-device = En este dispositivo
settings-notices = Es tu turno
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

## La cuenta: correo y sesiones

account-forgotten = ¿Has olvidado la contraseña?
address = Correo electrónico
address-confirmed = (confirmado)
address-unconfirmed = Hemos enviado un enlace a { $address }. Ábrelo para confirmar el correo.
address-send = Enviar el enlace otra vez
address-sent = Enlace enviado. Mira tu correo.
address-none = Aún no hay correo. Con uno puedes cambiar una contraseña perdida.
address-no-mail = Este servidor no envía correos. Si pierdes la contraseña, pide un enlace a quien lo lleva.
sessions = Dónde tienes la sesión abierta
sessions-unknown = Dispositivo desconocido
sessions-this = Este dispositivo
sessions-used = Último uso: { $day }
sessions-old = Sin uso reciente
sessions-end = Cerrar sesión
sessions-end-name = Cerrar la sesión de { $name }
sessions-end-others = Cerrar las demás sesiones

## Tus datos

data = Tus datos
data-lead = Descarga todo lo que este servidor guarda de ti, o bórralo.
data-privacy = ¿Qué se guarda?
data-export = Descargar mis datos
data-delete-account = Borrar cuenta
data-delete-guest = Borrar mis datos
data-effect-now = Se cierran todas tus sesiones y tu nombre queda libre para otros.
data-effect-tables = Los demás ven a un antiguo jugador en tu lugar. En las partidas en curso juega un bot por ti.
data-effect-chat = Se borra todo lo que escribiste en los chats, y también tu puntuación y tus estadísticas.
data-effect-record = No se puede deshacer. Descarga antes tus datos si quieres conservarlos.
data-wrong-password = Contraseña incorrecta. No se ha borrado nada.
data-keep = Cancelar
data-delete-now = Borrarlo todo

## Enlaces de los correos

title-forgotten-password = Contraseña olvidada · Antorcha
title-new-password = Contraseña nueva · Antorcha
title-confirm-address = Confirmar correo · Antorcha
forgotten-title = Contraseña olvidada
forgotten-lead = Escribe tu nombre o tu correo confirmado. Te enviaremos un enlace para elegir otra contraseña.
forgotten-account = Nombre o correo
forgotten-send = Enviar enlace
forgotten-sent = Si hay una cuenta con un correo confirmado, el mensaje está en camino. El enlace vale una hora.
forgotten-no-mail = Este servidor no envía correos. Pide un enlace a quien lo lleva para elegir otra contraseña.
password-title = Contraseña nueva
password-lead = Elige una contraseña nueva para { $name }. Se cerrarán todas las sesiones.
password-set = Guardar contraseña
password-done = Ya tienes contraseña nueva. Inicia sesión con ella.
confirm-title = Correo confirmado
confirm-done = ¡Gracias! Este correo ya es tuyo: lo usamos para avisos y contraseñas perdidas.
link-checking = Comprobando el enlace…
link-bad = Este enlace no funciona
link-bad-password = Es demasiado antiguo, ya se usó o no está completo. Pide otro.
link-bad-address = Es demasiado antiguo, ya se usó o no está completo. Vuelve a enviarlo en tus ajustes.
link-again = Pedir otro enlace
link-log-in = Ir a iniciar sesión
link-settings = Ir a los ajustes

## Privacidad

title-privacy = Privacidad · Antorcha
privacy-title = Privacidad
privacy-lead = Qué guarda de ti este servidor, cuánto tiempo y qué puedes hacer con ello.
privacy-stored = Qué se guarda
privacy-what-guest = Tu nombre y tu primera y última visita
privacy-long-guest = Hasta que lo borres. A los invitados que tardan mucho en volver se les borra, normalmente al año.
privacy-what-games = Tus asientos, jugadas, resultados y puntuación
privacy-long-games = Hasta que los borres. Las jugadas quedan sin tu nombre: sin ellas no se podría repetir la partida.
privacy-what-chat = Lo que escribes en los chats
privacy-long-chat = Hasta que borres tu cuenta o tus datos de invitado.
privacy-what-account = Con cuenta: un nombre y una contraseña cifrada
privacy-long-account = Hasta que borres la cuenta. Nadie puede leer la contraseña.
privacy-what-address = Tu correo, si lo das
privacy-long-address = Hasta que lo quites. Un correo sin confirmar se borra a los dos días.
privacy-what-sessions = Tus dispositivos: navegador, sistema, primer y último uso
privacy-long-sessions = 180 días desde el último uso, o hasta que cierres la sesión.
privacy-what-notices = Dónde recibes los avisos de tus turnos
privacy-long-notices = Hasta que los quites. Los avisos enviados se borran a los 60 días.
privacy-what-reports = Los mensajes y problemas que denuncias
privacy-long-reports = Hasta que borres tus datos. La denuncia de un mensaje queda, sin tu nombre.
privacy-what-network = Tu dirección de red
privacy-long-network = No se guarda, salvo si se veta una red. Los límites cuentan una forma cifrada, un día como mucho.
privacy-shown = Qué ven los demás
privacy-shown-profile = Todos ven tu nombre, tu puntuación y tus partidas terminadas en tu perfil. No incluye las que solo se encuentran con el enlace.
privacy-shown-tables = Quien puede mirar una mesa ve también su chat. Tu correo, tus dispositivos y tu contraseña no se enseñan a ningún jugador.
privacy-rights = Qué puedes hacer
privacy-right-copy = Descargarlo todo en un archivo desde tus ajustes.
privacy-right-delete = Borrarlo todo desde tus ajustes. Empieza enseguida.
privacy-right-records = Los demás ven entonces a un antiguo jugador en tus partidas.
privacy-right-backups = Las copias de seguridad quedan fuera: pregunta a la moderación cuánto las conserva.
privacy-settings = Ir a los ajustes
