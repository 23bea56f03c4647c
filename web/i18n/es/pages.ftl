### Palabras de las páginas que rodean las mesas: inicio, mesa nueva, reglas, acerca de, tú.
###
### Las frases acaban en punto; los botones y los títulos, no.

## Piezas que comparten las páginas y las mesas

part-close = Cerrar
part-dismiss = Descartar este aviso

## Alrededor de cada página

shell-skip = Ir al contenido
nav-label = Páginas
nav-play = Jugar
nav-rules = Reglas
nav-you = Tú
nav-about = Acerca de
footer-label = Más páginas
footer-line = Juegos de mazmorras a la luz de la antorcha, con sitio para todo el mundo.
footer-privacy = Privacidad
footer-credits = Créditos

settings-title = Ajustes
settings-language = Idioma
settings-theme = Aspecto
settings-theme-auto = Como mi dispositivo
settings-theme-dark = Antorcha
settings-theme-light = Pergamino
settings-speed = Velocidad
settings-speed-help = A qué ritmo se representa lo que pasa en la mesa. Siempre puedes seguir sin esperar.
settings-speed-slow = Lenta
settings-speed-normal = Normal
settings-speed-fast = Rápida
settings-speed-instant = Inmediata
settings-sound = Sonido

## Inicio

home-title = ¿Quién se atreve a bajar primero?
home-lead = Cuatro juegos de mazmorras para dos a cinco, con amigos o contra bots. Sin cuenta y sin instalar nada: elige uno y enciende la antorcha.
home-games = Los juegos
home-unreachable = Ahora mismo no se puede llegar al servidor. Las mesas volverán en cuanto se pueda.
home-unreachable-rules = Mientras tanto, lee las reglas.

name-label = Juegas como
name-placeholder = Tu nombre, o te buscamos uno
name-keep = Guardar
name-kept = A partir de ahora eres { $name }.

shelf-welcome = Bienvenido a la mazmorra
shelf-welcome-line = Añade monstruos, quita equipo y pasa a tiempo: quien se quede sin pasar, entra.
shelf-back = Bienvenido de nuevo a la mazmorra
shelf-back-line = La misma sangre fría, otros cuatro héroes y monstruos con sorpresa. Se puede mezclar con la primera caja.
shelf-combined = Bienvenido, las dos cajas
shelf-raiders = Dungeon Raiders
shelf-raiders-line = Cinco puertas por nivel y una carta para cada una. Llévate las monedas y deja las heridas a los demás.
shelf-masmorra = Masmorra
shelf-masmorra-line = Tira los dados, construye la mazmorra loseta a loseta, lucha con lo que vive en ella y pon zancadillas a tus rivales.
shelf-players = De { $least } a { $most } jugadores
shelf-minutes = De { $least } a { $most } minutos
learn = Aprender a jugar
learn-more = Otra lección, para quien ya conoce la primera.
chapter-welcome-back = Bienvenido de nuevo a la mazmorra
chapter-raiders-last = Dungeon Raiders: las últimas salas
learn-name = Aprender a jugar: { $name }
learn-lead = Una primera partida con guía, en unos seis minutos.
first-games = ¿Es tu primera vez? Aprende jugando
first-games-lead = Una primera partida con guía, en unos seis minutos. Puedes salir cuando quieras y seguir más tarde.
shelf-play = Jugar ya
shelf-play-name = Jugar ya: { $name }, contra bots
shelf-starting = Un momento …
shelf-invite = Invitar a amigos
shelf-invite-name = Invitar a amigos a { $name }
shelf-set-up = Preparar
shelf-set-up-name = Preparar una mesa de { $name }
shelf-rules = Reglas
shelf-rules-name = Reglas de { $name }

invite-title = Invitar a amigos a { $name }
invite-lead = Tendrás una mesa propia, con un enlace y un código QR para compartir. Tus amigos no necesitan cuenta.
invite-people = ¿Cuántas personas van a jugar?
invite-people-help = Contándote a ti. Si alguien no puede venir, un bot puede ocupar su asiento antes de empezar.
invite-open = Abrir la mesa

your-games = Tus partidas
your-games-lesson = Lección: { $name }
your-games-you = Te toca
your-games-others = Esperando a { $names }
your-games-on = En curso
your-games-open = { $free ->
        [0] Todos los asientos están ocupados
        [one] Queda un asiento libre
       *[other] Quedan { $free } asientos libres
    }

lobby-open = Mesas con asientos libres
lobby-playing = Partidas para mirar
lobby-sit = Sentarse
lobby-watch = Mirar
lobby-free = { $free ->
        [one] Un asiento libre de { $seats }
       *[other] { $free } asientos libres de { $seats }
    }
lobby-rated = puntúa
lobby-behind = { $seconds } s de retraso
lobby-loading = Mirando alrededor …
lobby-no-sit = Ahora mismo ninguna mesa espera jugadores. Prepara una, y quien pase por aquí podrá sentarse contigo.
lobby-no-watch = Ahora mismo nadie juega en público.

pace-live-line = en directo, sin reloj
pace-clock-line = en directo, { $move_s } segundos por decisión
pace-turns-line = { $days ->
        [one] por turnos, un día cada uno
       *[other] por turnos, { $days } días cada uno
    }

## Preparar una mesa

new-loading = Bajando la caja del estante …
new-failed = Una mesa nueva
new-heading = Una mesa nueva de { $name }
new-read-rules = Leer las reglas
new-who = Quién juega
new-seats = Asientos
new-seats-help = El asiento de una persona es de quien llegue primero. Un bot no ve más de lo que vería una persona en su asiento.
new-seat = Asiento { $number }
new-seat-you = Tú
new-seat-person = Otra persona
new-seat-bot = { $bot ->
        [random] Bot: juega al azar
        [novice] Bot, principiante: juega mucho al azar, pero nada absurdo
        [adventurer] Bot, aventurero: conoce el juego y sus probabilidades
        [veteran] Bot, veterano: piensa un momento por adelantado
        [legend] Bot, leyenda: el más fuerte, piensa hasta un segundo
       *[other] Bot: { $bot }
    }
new-how = Cómo se juega
new-found = Quién encuentra la mesa
new-found-listed = Todo el mundo
new-found-listed-help = Aparece en la página de inicio hasta que se ocupen sus asientos.
new-found-link = Quien tenga el enlace
new-found-link-help = Nadie la ve, salvo aquellos a quienes se lo envíes.
new-pace = Ritmo
new-pace-live = En directo
new-pace-live-help = Todos están presentes a la vez.
new-pace-turns = Por turnos
new-pace-turns-help = Cada cual decide cuando le venga bien, en un plazo de días.
new-clock = Reloj
new-clock-none = Ninguno
new-clock-none-help = Tómate el tiempo que necesites.
new-clock-brisk = Ágil
new-clock-brisk-help = 30 segundos por decisión y 5 minutos de reserva.
new-clock-calm = Tranquilo
new-clock-calm-help = Un minuto por decisión y 15 minutos de reserva.
new-grace = Un bot sustituye tras
new-grace-help = Si alguien pierde la conexión mientras los demás esperan. Al volver recupera su asiento.
new-days = Tiempo por decisión
new-days-help = Cuando se agota, un bot decide por ese asiento.
new-rules = Reglas de esta mesa
new-options-more = { $count ->
        [one] Una opción más para quien conoce el juego
       *[other] { $count } opciones más para quien conoce el juego
    }
new-option-rule = Regla { $rule }: { $title }
new-more = Alrededor de la mesa
new-spectators = Otros pueden mirar
new-spectators-help = Solo ven lo que sabe toda la mesa.
new-delay = Retraso de los espectadores
new-delay-help = Con retraso, nadie puede soplarle nada a un jugador a tiempo.
new-rated = Puntúa
new-rated-help = El resultado cuenta para la puntuación de todos los que juegan.
new-rated-people = Una partida puede puntuar si hay personas en todos los asientos.
new-open = Abrir la mesa

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
            [0] { $name } para ti a solas.
            [one] { $name } para dos: tú y otra persona.
           *[other] { $name } para { $seats }: tú y otras { $others } personas.
        }
        [one] { $others ->
            [-1] { $name }, con un bot.
            [0] { $name } para dos: tú y un bot.
            [one] { $name } para tres: tú, otra persona y un bot.
           *[other] { $name } para { $seats }: tú, otras { $others } personas y un bot.
        }
       *[other] { $others ->
            [-1] { $name } entre { $bots } bots, contigo de espectador.
            [0] { $name } para { $seats }: tú y { $bots } bots.
            [one] { $name } para { $seats }: tú, otra persona y { $bots } bots.
           *[other] { $name } para { $seats }: tú, otras { $others } personas y { $bots } bots.
        }
    }
summary-live = { $clock ->
        [brisk] En directo, con un reloj ágil.
        [calm] En directo, con un reloj tranquilo.
       *[none] En directo, sin reloj.
    }
summary-turns = { $days ->
        [one] Por turnos, con un día para cada decisión.
       *[other] Por turnos, con { $days } días para cada decisión.
    }
summary-found = { $found ->
        [listed] Todo el mundo la ve en la página de inicio.
        [link] Solo la encuentra quien tenga el enlace.
       *[alone] Puede empezar enseguida.
    }
summary-rated = El resultado puntúa.

## Reglas

rules-shelf = Reglas
rules-lead = Cada regla tiene un número, y cada línea de la crónica de una partida nombra la regla que hay detrás. Léelas aquí, con mesa o sin ella.
rules-book-welcome = Bienvenido a la mazmorra
rules-book-raiders = Dungeon Raiders
rules-book-masmorra = Masmorra
rules-loading = Abriendo el libro …
rules-failed = No se han podido cargar las reglas. Comprueba tu conexión e inténtalo de nuevo.
rules-title = { $name }: reglas · Antorcha
rules-heading = Reglas de { $name }
rules-own-words = Todas ellas, con nuestras propias palabras.
rules-others = Reglas de los demás juegos
rules-search = Buscar
rules-search-placeholder = Una palabra, o un número como 12
rules-count = { $rules ->
        [one] Una regla
       *[other] { $rules } reglas
    }
rules-found = { $rules ->
        [0] Ninguna regla
        [one] Una regla
       *[other] { $rules } reglas
    } y { $pieces ->
        [0] ningún componente
        [one] un componente
       *[other] { $pieces } componentes
    }
rules-nothing = Aquí nada habla de «{ $query }».
rules-contents = Contenido
rules-link = Enlace a la regla { $rule }
rules-components = Componentes
rules-components-lead = Lo que hay en la caja. No todos los valores figuran en un reglamento, así que cada uno dice de dónde sale.

components-welcome-adventurer = Aventureros
components-welcome-monster = Monstruos
components-welcome-tile = Piezas de equipo
components-raiders-boss = Monstruos finales
components-raiders-character = Personajes
components-raiders-item = Objetos
components-raiders-level = Cartas de nivel
components-raiders-room = Salas
components-masmorra-ability = Habilidades
components-masmorra-boss = Jefes
components-masmorra-foe = Monstruos
components-masmorra-hero = Héroes
components-masmorra-symbol = Caras de los dados de acción
components-masmorra-tile = Losetas de la mazmorra
components-masmorra-treasure = Cartas de tesoro

source-seed = Reglamento
source-seed-help = Figura en un reglamento.
source-public = Listados
source-public-help = No figura en ningún reglamento, pero varios listados públicos e independientes coinciden.
source-single = Un listado
source-single-help = Figura en un solo listado público.
source-reconstructed = Reconstruido
source-reconstructed-help = No se encuentra en ningún sitio: un valor nuestro que encaja con todo lo conocido.
source-ruling = Decisión
source-ruling-help = Decisión nuestra donde el reglamento calla o se contradice.

field-abilities = habilidades
field-attack = ataque
field-boss = jefe
field-breed = naturaleza
field-chests = cofres
field-coins = monedas
field-copies = copias
field-cost = coste
field-die = dado
field-doors = puertas
field-edition = caja
field-effect = efecto
field-faces = caras
field-features = particularidades
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
field-spawn = quién acude
field-special = rasgo especial
field-start = comienzo
field-strength = fuerza
field-tiles = piezas
field-traits = rasgos
field-when = momento
field-wounds = heridas

## Acerca de

about-title = Acerca de Antorcha
about-lead = Antorcha es un lugar donde jugar, albergar, mirar y estudiar juegos de mesa de mazmorras, en español y en inglés.
about-people = Está hecha para todo el que se siente: con ratón, con el dedo, con teclado o con lector de pantalla, en un teléfono o en una pantalla ancha, con buena conexión o con mala.
about-rules = Las reglas de todos los juegos se deciden en el servidor, en un solo lugar. La página que tienes delante no conoce ninguna: muestra lo que puedes hacer y envía tu elección.
about-fairness = ¿Es justo?
about-fairness-lead = No hace falta que te fíes de nosotros. Cualquiera puede volver a calcular cada robo y cada tirada:
about-fairness-1 = Antes de que nadie se siente, el servidor fija un secreto y muestra un compromiso: un número que no encaja con ningún otro secreto.
about-fairness-2 = Quien se sienta añade un número al azar de su parte. Tu navegador lo hace por ti.
about-fairness-3 = El secreto y los números fijan juntos todo el azar de la partida, de modo que nadie por sí solo puede haberlo elegido, ni siquiera el servidor.
about-fairness-4 = Al acabar la partida se muestra el secreto. El programa «antorcha verify-fair» vuelve a calcular todo el azar a partir del registro.
about-secrets = Lo que no puedes saber nunca llega a tu navegador: las cartas ocultas se quedan en el servidor, y los bots solo ven lo que vería una persona en su asiento.
about-privacy = Privacidad
about-privacy-cookie = Hay una sola cookie, para que el servidor reconozca tu asiento cuando vuelvas. No le cuenta nada a nadie más.
about-privacy-kept = Se guardan el nombre que des, tus partidas y lo que digas en ellas. Tus ajustes se quedan en tu navegador. La cuenta es opcional y solo pide un nombre y una contraseña; un correo, solo si quieres avisos.
about-privacy-none = No hay rastreadores ni publicidad, y nada se carga de otros sitios.
about-credits = Créditos
about-icons = Los iconos son obra de { $authors }, y llevan nuestros colores. Proceden de
about-fonts = Almendra, de Ana Sanfelippo, para los títulos y Atkinson Hyperlegible Next, del Braille Institute, para el texto, ambas con la licencia
about-pictures = Las imágenes de los juegos, los sonidos y las palabras son nuestros.
about-games = Los juegos pertenecen a sus autores y editoriales, con los que Antorcha no tiene relación. Si un juego te gusta, compra su caja.
about-source = Código fuente
about-licence = Antorcha es software libre con licencia MIT o Apache 2.0, la que prefieras. Cualquiera puede tener su propio servidor.
about-api = También pueden jugar programas, por HTTP y WebSockets:
about-api-link = descripción de la API

## Tú

you-title = Tú
you-lead = Nada de esto hace falta para jugar.
you-name = Tu nombre
you-games = Todas tus partidas
you-no-games = Todavía no has jugado. Aquí aparecerán tus partidas.
you-more-games = Partidas anteriores
stage-open = Abierta
stage-playing = En curso
stage-over = Terminada
stage-closed = Cerrada

account = Cuenta
account-lead = Con una cuenta tienes tus partidas y tu puntuación en cualquier dispositivo. Lo que has jugado hasta ahora viene contigo.
account-way = ¿Qué quieres hacer?
account-register = Crear una cuenta
account-log-in = Iniciar sesión
account-name = Nombre
account-password = Contraseña
account-password-help = Al menos 8 caracteres.
account-as = Has iniciado sesión como { $name }.
account-log-out = Cerrar sesión
account-log-out-everywhere = Cerrar sesión en todos los dispositivos
account-change-password = Cambiar la contraseña
account-password-old = Contraseña hasta ahora
account-password-new = Contraseña nueva
account-password-changed = La contraseña ha cambiado. Se ha cerrado la sesión en los demás dispositivos.

ratings = Puntuación
ratings-none = Todavía no tienes puntuación. Juega una partida que puntúe para obtenerla.
ratings-game = Juego
ratings-rating = Puntuación
ratings-matches = Partidas
ratings-value = { $rating } ± { $deviation }

best = Los mejores
best-player = Quién
best-bot = { $name } (bot)
best-none = Nadie tiene aún puntuación en este juego. La primera partida puntuada abre la lista.

reminders = Avisos
reminders-address = Correo electrónico
reminders-help = Si una partida por días te espera, te escribimos, en el idioma de estas páginas y solo si este servidor envía correo. Déjalo vacío y nadie te escribe.
reminders-save = Guardar
reminders-set = Guardado. Te escribimos cuando una partida te espere.
reminders-off = Ya nadie te escribe.

bots = Tus bots
bots-lead = Un bot propio es un programa que se sienta como una persona y muestra quién es con una clave.
bots-name = Nombre del bot
bots-make = Crear un bot
bots-made = { $name } ya existe. Esta es su clave, que solo se muestra esta vez:
bots-copy = Copiar la clave
bots-copied = La clave está copiada.
bots-remove = Retirar la clave
bots-remove-name = Retirar la clave de { $name }

## Nada

not-found = Esta puerta no lleva a ninguna parte
not-found-help = No hay nada en esta dirección. Puede que el enlace tenga una errata, o que ya no exista aquello a lo que llevaba.
