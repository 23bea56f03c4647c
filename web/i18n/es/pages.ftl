### Textos de las páginas que rodean las mesas: inicio, mesa nueva, reglas, acerca de, perfil.
###
### Las frases acaban en punto; los botones y los títulos, no.

## Comunes a las páginas y las mesas

part-close = Cerrar
part-dismiss = Cerrar aviso

## Cabecera, pie, ajustes

shell-skip = Ir al contenido
nav-label = Páginas
nav-play = Jugar
nav-puzzles = Retos
nav-rules = Reglas
nav-you = Perfil
nav-games = Partidas
nav-local = En este dispositivo
nav-about = Acerca de
footer-label = Más páginas
footer-line = Juegos de mazmorras a la luz de la antorcha, con sitio para todo el mundo.
footer-privacy = Privacidad
footer-ratings = Clasificación
footer-credits = Créditos

settings-title = Ajustes
settings-language = Idioma
settings-theme = Tema
settings-theme-auto = Como mi dispositivo
settings-theme-dark = Antorcha
settings-theme-light = Pergamino
settings-speed = Velocidad
settings-speed-help = A qué velocidad ves lo que pasa en la mesa. Siempre puedes saltarlo.
settings-speed-slow = Lenta
settings-speed-normal = Normal
settings-speed-fast = Rápida
settings-speed-instant = Instantánea
settings-highlights = Momentos destacados
settings-highlights-help = Una imagen grande en los grandes momentos. Un clic o una tecla la cierra.
settings-sound = Sonido
settings-local = Jugar en este dispositivo
settings-local-help = Las partidas contra bots se juegan aquí, sin el servidor.

## Inicio

home-title = ¿Quién se atreve a bajar?
home-lead = Cuatro juegos de mazmorras para 2 a 5 jugadores, con amigos o contra bots. Sin cuenta y sin instalar nada: elige uno y enciende la antorcha.
home-lead-local = Cuatro juegos de mazmorras contra bots, en tu propio dispositivo. Sin cuenta y sin instalar nada: elige uno y enciende la antorcha.
home-games = Juegos
home-unreachable = Ahora mismo el servidor no responde. Prueba dentro de un momento.
home-unreachable-local = No hay conexión con el servidor. Las partidas contra bots, las lecciones y los retos siguen funcionando en este dispositivo.
home-unreachable-rules = Mientras tanto, lee las reglas.

name-label = Juegas como
name-placeholder = Tu nombre, o te ponemos uno
name-keep = Guardar nombre
name-kept = Ahora eres { $name }.

shelf-welcome = Bienvenido a la mazmorra
shelf-welcome-line = Añade monstruos, sacrifica equipo y pasa a tiempo: el último jugador que quede, entra.
shelf-back = Bienvenido de nuevo a la mazmorra
shelf-back-line = Los mismos faroles, otros cuatro aventureros y monstruos con sorpresa. Se puede mezclar con la primera caja.
shelf-combined = Bienvenido: las dos cajas
shelf-raiders = Dungeon Raiders
shelf-raiders-line = 5 habitaciones por nivel y 1 carta para cada una. Llévate las monedas y deja las heridas a los demás.
shelf-masmorra = Masmorra
shelf-masmorra-line = Tira los dados, construye la mazmorra pieza a pieza, lucha con sus monstruos y pon zancadillas a tus rivales.
shelf-players = De { $least } a { $most } jugadores
shelf-minutes = De { $least } a { $most } minutos
learn = Aprender a jugar
learn-more = Una segunda lección, para cuando conozcas la primera.
chapter-welcome-back = Bienvenido de nuevo a la mazmorra
chapter-raiders-last = Dungeon Raiders: últimas habitaciones
learn-name = Aprender a jugar: { $name }
learn-lead = Una primera partida con guía, en unos 6 minutos.
shelf-play = Jugar ya
shelf-play-name = Jugar ya: { $name }, contra bots
shelf-starting = Un momento…
shelf-invite = Invitar a amigos
shelf-invite-name = Invitar a amigos a { $name }
shelf-set-up = Preparar mesa
shelf-set-up-name = Preparar mesa: { $name }
shelf-rules = Reglas
shelf-rules-name = Reglas de { $name }

invite-title = Invitar a amigos a { $name }
invite-lead = Tendrás tu propia mesa, con un enlace y un código QR para compartir. Tus amigos no necesitan cuenta.
invite-people = ¿Cuántos jugadores?
invite-people-help = Contándote a ti. Si falta alguien, un bot puede ocupar su asiento.
invite-open = Abrir mesa

your-games = Tus partidas
your-games-lesson = Lección: { $name }
your-games-daily = Diaria: { $name }
your-games-you = Te toca
your-games-others = Esperando a { $names }
your-games-on = En curso
your-games-open = { $free ->
        [0] No quedan asientos
        [one] Queda 1 asiento libre
       *[other] Quedan { $free } asientos libres
    }

lobby-open = Mesas abiertas
lobby-playing = Partidas para ver
lobby-sit = Sentarme
lobby-watch = Ver
lobby-free = { $free ->
        [one] 1 asiento libre de { $seats }
       *[other] { $free } asientos libres de { $seats }
    }
lobby-rated = puntuada
lobby-practice = práctica
lobby-behind = { $seconds } s de retraso
lobby-loading = Cargando mesas…
lobby-no-sit = Ahora mismo no hay mesas abiertas. Prepara una y otros podrán unirse.
lobby-no-watch = Ahora mismo no hay partidas públicas.

pace-live-line = en directo, sin reloj
pace-clock-line = en directo, { $move_s } segundos por decisión
pace-turns-line = { $days ->
        [one] por días, 1 día por decisión
       *[other] por días, { $days } días por decisión
    }

## Mesa nueva

new-loading = Cargando el juego…
new-failed = Mesa nueva
new-heading = Mesa nueva: { $name }
new-read-rules = Leer las reglas
new-who = Jugadores
new-seats = Asientos
new-seats-help = Los asientos libres son de los primeros jugadores que lleguen. Un bot solo ve lo que vería un jugador en su asiento.
new-here-help = Sin servidor: juegas contra bots.
new-seat = Asiento { $number }
new-seat-you = Tú
new-seat-person = Otro jugador
new-seat-bot = { $bot ->
        [random] Bot al azar: juega sin pensar
        [novice] Bot principiante: se equivoca mucho
        [adventurer] Bot aventurero: sabe calcular
        [veteran] Bot veterano: piensa por adelantado
        [legend] Bot leyenda: el más duro de todos
       *[other] Bot: { $bot }
    }
new-how = Acceso y ritmo
new-found = Quién encuentra la mesa
new-found-listed = Todo el mundo
new-found-listed-help = Aparece en la página de inicio hasta que se llene.
new-found-link = Solo con el enlace
new-found-link-help = Solo la encuentran los jugadores a los que envíes el enlace.
new-pace = Ritmo
new-pace-live = En directo
new-pace-live-help = Todos juegan a la vez.
new-pace-turns = Por días
new-pace-turns-help = No hace falta coincidir. Cada jugador tiene días para cada decisión.
new-clock = Reloj
new-clock-none = Ninguno
new-clock-none-help = Tómate tu tiempo.
new-clock-brisk = Ágil
new-clock-brisk-help = 30 segundos por decisión y luego 5 minutos de reserva.
new-clock-calm = Tranquilo
new-clock-calm-help = 60 segundos por decisión y luego 15 minutos de reserva.
new-grace = Un bot entra tras
new-grace-help = Si un jugador pierde la conexión y los demás esperan. Al volver, recupera su asiento.
new-days = Tiempo por decisión
new-days-help = Cuando se agota, un bot decide por ese jugador.
new-rules = Reglas de la mesa
new-options-more = { $count ->
        [one] 1 opción avanzada
       *[other] { $count } opciones avanzadas
    }
new-option-rule = Regla { $rule }: { $title }
new-more = Más ajustes
new-spectators = Permitir espectadores
new-spectators-help = Solo ven lo que sabe toda la mesa.
new-delay = Retraso de espectadores
new-delay-help = Con retraso, nadie puede soplarle nada a un jugador a tiempo.
new-rated = Puntuada
new-rated-help = El resultado cuenta para la puntuación de cada jugador.
new-rated-people = Solo puntúan las partidas sin bots.
new-rated-practice = Una partida de práctica no puede ser puntuada.
new-open = Abrir mesa

time-seconds = { $seconds ->
        [0] ninguno
        [60] 1 minuto
        [120] 2 minutos
        [300] 5 minutos
        [600] 10 minutos
       *[other] { $seconds } segundos
    }
time-days = { $days ->
        [one] 1 día
       *[other] { $days } días
    }

summary-who = { $bots ->
        [0] { $others ->
            [0] { $name } para ti.
            [one] { $name } para 2: tú y otro jugador.
           *[other] { $name } para { $seats }: tú y otros { $others } jugadores.
        }
        [one] { $others ->
            [-1] { $name } con un bot.
            [0] { $name } para 2: tú y un bot.
            [one] { $name } para 3: tú, otro jugador y un bot.
           *[other] { $name } para { $seats }: tú, otros { $others } jugadores y un bot.
        }
       *[other] { $others ->
            [-1] { $name } con { $bots } bots, y tú miras.
            [0] { $name } para { $seats }: tú y { $bots } bots.
            [one] { $name } para { $seats }: tú, otro jugador y { $bots } bots.
           *[other] { $name } para { $seats }: tú, otros { $others } jugadores y { $bots } bots.
        }
    }
summary-live = { $clock ->
        [brisk] En directo, con un reloj ágil.
        [calm] En directo, con un reloj tranquilo.
       *[none] En directo, sin reloj.
    }
summary-turns = { $days ->
        [one] Por días, 1 día por decisión.
       *[other] Por días, { $days } días por decisión.
    }
summary-found = { $found ->
        [listed] Cualquiera la encuentra en la página de inicio.
        [link] Solo la encuentran los jugadores con el enlace.
       *[alone] Puede empezar ya.
    }
summary-here = Se queda en este dispositivo.
summary-rated = El resultado cuenta para la puntuación.
summary-practice = Es de práctica y no cuenta.

## Reglas

rules-shelf = Reglas
rules-lead = Cada regla tiene un número, y el registro muestra la regla de cada suceso. Aquí puedes leerlas cuando quieras.
rules-book-welcome = Bienvenido a la mazmorra
rules-book-raiders = Dungeon Raiders
rules-book-masmorra = Masmorra
rules-loading = Cargando las reglas…
rules-failed = Las reglas no se han cargado. Revisa tu conexión y prueba otra vez.
rules-title = { $name }: reglas · Antorcha
rules-heading = Reglas de { $name }
rules-own-words = Todas las reglas, con nuestras palabras.
rules-others = Reglas de otros juegos
rules-search = Buscar
rules-search-placeholder = Una palabra, o un número como 12
rules-count = { $rules ->
        [one] 1 regla
       *[other] { $rules } reglas
    }
rules-found = { $rules ->
        [0] Ninguna regla
        [one] 1 regla
       *[other] { $rules } reglas
    } y { $pieces ->
        [0] ningún componente
        [one] 1 componente
       *[other] { $pieces } componentes
    }
rules-nothing = No hay resultados para «{ $query }».
rules-contents = Contenido
rules-link = Enlace a la regla { $rule }
rules-components = Componentes
rules-components-lead = Lo que hay en la caja. Los reglamentos no traen todos los valores, así que cada uno indica su fuente.

components-welcome-adventurer = Aventureros
components-welcome-monster = Monstruos
components-welcome-tile = Piezas de equipo
components-raiders-boss = Monstruos finales
components-raiders-character = Personajes
components-raiders-item = Objetos
components-raiders-level = Cartas de nivel
components-raiders-room = Habitaciones
components-masmorra-ability = Habilidades
components-masmorra-boss = Jefes
components-masmorra-foe = Monstruos
components-masmorra-hero = Héroes
components-masmorra-symbol = Caras del dado de acción
components-masmorra-tile = Piezas de la mazmorra
components-masmorra-treasure = Cartas de tesoro

source-seed = Reglamento
source-seed-help = Viene en un reglamento.
source-public = Listados
source-public-help = No viene en ningún reglamento, pero varios listados públicos coinciden.
source-single = Un listado
source-single-help = Viene en un solo listado público.
source-reconstructed = Reconstruido
source-reconstructed-help = No aparece en ninguna parte: un valor nuestro que encaja con todo lo conocido.
source-ruling = Decisión
source-ruling-help = Decisión nuestra donde el reglamento calla o se contradice.

field-abilities = habilidades
field-attack = ataque
field-boss = jefe
field-breed = tipo
field-chests = cofres
field-coins = monedas
field-copies = copias
field-cost = coste
field-die = dado
field-doors = puertas
field-edition = caja
field-effect = efecto
field-faces = caras
field-features = características
field-fixed = monstruos fijos
field-gain = beneficio
field-gold = oro
field-grimbolts = rayos funestos
field-home = mazo
field-hp = PV
field-identity = tipo
field-items = objetos
field-kind = clase
field-level = nivel
field-limit = límite
field-major = monstruos mayores
field-mark = número de jugadores
field-might = fuerza
field-minor = monstruos menores
field-orange = mitad naranja
field-purple = mitad morada
field-sides = lados
field-size = tamaño
field-spawn = apariciones
field-special = especial
field-start = comienzo
field-strength = fuerza
field-tiles = piezas
field-traits = rasgos
field-when = momento
field-wounds = heridas

## Acerca de

about-title = Acerca de Antorcha
about-lead = Antorcha es un lugar para jugar, organizar, ver y estudiar juegos de mesa de mazmorras, en español y en inglés.
about-people = Funciona con ratón, dedo, teclado o lector de pantalla, en un móvil o en una pantalla grande. Y aguanta una mala conexión.
about-rules = El servidor aplica las reglas de cada juego. Tu página muestra lo que puedes hacer y envía tu elección.
about-fairness = ¿Es justo?
about-fairness-lead = No hace falta que te fíes de nosotros. Cualquiera puede recalcular cada carta y cada tirada:
about-fairness-1 = Antes de que nadie se siente, el servidor elige un secreto y muestra un compromiso: un número que no encaja con ningún otro secreto.
about-fairness-2 = El navegador de cada jugador añade un número al azar.
about-fairness-3 = Entre todos deciden cada tirada y cada carta, así que nadie puede elegirlas, ni siquiera el servidor.
about-fairness-4 = Al terminar la partida, el servidor muestra su secreto. El programa «antorcha verify-fair» lo recalcula todo desde la partida descargada.
about-secrets = Las cartas ocultas se quedan en el servidor y nunca llegan a tu navegador. Los bots solo ven lo que vería un jugador en su asiento.
about-privacy = Privacidad
about-privacy-cookie = Hay una sola cookie. Sirve para que el servidor te reconozca cuando vuelvas, y para nada más.
about-privacy-kept = Guardamos tu nombre, tus partidas y tus mensajes del chat. Tu perfil muestra a todos tu nombre, tu puntuación y tus partidas terminadas. No incluye las que solo se encuentran con el enlace. Tus ajustes se quedan en tu navegador. La cuenta es opcional: pide un nombre y una contraseña, y un correo solo si quieres recibir correos. Los avisos de tu turno van a los navegadores y apps que añadas, hasta que los quites.
about-privacy-none = Sin rastreadores, sin publicidad y sin cargar nada de otros sitios.
about-privacy-link = Todo lo que se guarda y cuánto tiempo
about-credits = Créditos
about-icons = Los iconos son de { $authors }, con nuestros colores. Vienen de
about-fonts = Los títulos usan Almendra, de Ana Sanfelippo, y el texto usa Atkinson Hyperlegible Next, del Braille Institute. Ambas tienen la licencia
about-pictures = Las imágenes de los juegos, los sonidos y los textos son nuestros.
about-games = Los juegos pertenecen a sus autores y editoriales, con los que Antorcha no tiene relación. Si un juego te gusta, compra su caja.
about-source = Código fuente
about-licence = Antorcha es software libre con licencia MIT o Apache 2.0, la que prefieras. Cualquiera puede montar su propio servidor.
about-api = Los programas también pueden jugar, por HTTP y WebSockets:
about-api-link = descripción de la API

## Perfil

you-title = Perfil
you-lead = No necesitas nada de esto para jugar.
you-name = Tu nombre
you-games = Todas tus partidas
you-no-games = Todavía no has jugado. Aquí aparecerán tus partidas.
you-more-games = Ver partidas anteriores
stage-open = Abierta
stage-playing = En curso
stage-over = Terminada
stage-closed = Cerrada

account = Cuenta
account-lead = Con una cuenta tienes tus partidas y tu puntuación en cualquier dispositivo. Conservas todo lo que has jugado hasta ahora.
account-way = ¿Qué quieres hacer?
account-register = Crear cuenta
account-log-in = Iniciar sesión
account-name = Nombre
account-password = Contraseña
account-password-help = Al menos 8 caracteres.
account-as = Has iniciado sesión como { $name }.
account-log-out = Cerrar sesión
account-log-out-everywhere = Cerrar todas las sesiones
account-change-password = Cambiar contraseña
account-password-old = Contraseña actual
account-password-new = Contraseña nueva
account-password-changed = Contraseña cambiada. Otras sesiones cerradas.

bots = Tus bots
bots-lead = Tu bot es un programa que juega como cualquier jugador. Se identifica con una clave.
bots-name = Nombre del bot
bots-make = Crear bot
bots-made = { $name } está listo. Copia ahora su clave, porque no volverás a verla:
bots-copy = Copiar clave
bots-copied = Clave copiada.
bots-remove = Borrar bot
bots-remove-name = Borrar bot: { $name }

## Página no encontrada

not-found = Página no encontrada
not-found-help = No hay nada en esta dirección. El enlace puede tener una errata, o la página ya no existe.

## Daily dungeon

daily = Mazmorra diaria
daily-lead = Cada día un reparto nuevo en cada juego, igual para todos, contra bots que juegan igual para todos.
daily-once = Tienes 1 intento que cuenta en cada una. Tiene que acabar antes que el día.
daily-ends = Mazmorras nuevas en { $time }
daily-card-open = { $count ->
    [one] 1 mazmorra por jugar hoy
   *[other] { $count } mazmorras por jugar hoy
  }
daily-card-done = Todas jugadas. Mañana habrá nuevas.
daily-card-more = Todas las mazmorras diarias
daily-card-failed = No se pueden cargar las mazmorras de hoy
daily-needs-server = No hay conexión con el servidor, y las mazmorras de hoy lo necesitan.
daily-loading = Cargando…
daily-guest = Juegas como invitado, así que tus intentos no cuentan.
daily-guest-account = Crear antes una cuenta
daily-today = Hoy
daily-yesterday = Ayer
daily-terms-tactical = Táctico
daily-against = { $count ->
    [one] Contra 1 bot
   *[other] Contra { $count } bots
  }
daily-play = Jugar
daily-play-name = Jugar la mazmorra de hoy de { $name }
daily-continue = Continuar
daily-continue-name = Continuar la mazmorra de hoy de { $name }
daily-practise = Practicar
daily-practise-name = Practicar { $name }
daily-review = Analizar tu intento
daily-review-name = Analizar tu intento en { $name }
daily-give-up = Rendirse
daily-to-results = Resultados
daily-no-chat = En la mazmorra diaria no hay chat: otros juegan el mismo reparto.
daily-state-new = Sin jugar
daily-state-playing = En curso
daily-state-unfinished = Sin terminar
daily-state-missed = No jugada
daily-state-ranked = Puesto { $rank }
daily-state-unranked = Jugada, no cuenta
daily-place = { $place ->
    [1] Victoria
   *[other] { $place }.º de la mesa
  }
daily-points-welcome = { $points ->
    [one] 1 carta de éxito
   *[other] { $points } cartas de éxito
  }
daily-points-raiders = { $points ->
    [one] 1 moneda
   *[other] { $points } monedas
  }
daily-points-masmorra = { $points } PX
daily-luck-value = suerte { $luck }
daily-results-name = Resultados de { $name }
daily-rank = Puesto
daily-player = Jugador
daily-result = Resultado
daily-luck = Suerte
daily-adjusted = Sin la suerte
daily-you = { $name } (tú)
daily-replay = Repetición del intento de { $name }
daily-hidden = { $finished ->
    [0] Nadie ha terminado todavía.
    [one] 1 jugador ha terminado. Verás los resultados después de tu propio intento.
   *[other] { $finished } jugadores han terminado. Verás los resultados después de tu propio intento.
  }
daily-nobody = Aún no ha terminado nadie con cuenta.
daily-nobody-past = No terminó nadie con cuenta.
daily-unfinished = { $count ->
    [one] 1 intento quedó sin terminar.
   *[other] { $count } intentos quedaron sin terminar.
  }
daily-luck-help = La suerte es cuánto cambiaron las tiradas y las cartas tu probabilidad de ganar. Sin la suerte es el 100 % por ganar, o el 0 %, menos tu suerte. Ordena los resultados iguales.
daily-fair = ¿Cómo sé que el reparto es limpio?
daily-fair-how = El servidor elige cada reparto con días de antelación y muestra su huella antes de que empiece el día. Cuando acaba, muestra el secreto que hay detrás. Entonces cualquiera puede comprobar que el reparto no ha cambiado.
daily-fair-check = Después del día, cada repetición ofrece el registro y la comprobación de sus cartas y tiradas.
daily-fair-day = Día
daily-fair-game = Juego
daily-fair-fingerprint = Huella
daily-fair-secret = Secreto
daily-fair-later = Después del día
daily-fairness = Todos juegan este reparto, así que los jugadores no añaden nada al azar. El servidor mostró su huella antes de que empezara el día y mostrará su secreto cuando acabe.
daily-tomorrow = Mañana
