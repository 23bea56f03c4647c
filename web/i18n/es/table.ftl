### Palabras del marco alrededor de los tableros: asientos, preguntas, crónica, charla, menú.
###
### Las frases terminan con punto; los botones y los títulos, no.

## La mesa en conjunto

table-loading = Se está preparando la mesa…
board = Tablero
board-loading = Se está preparando el tablero…
board-failed = No se ha podido cargar el tablero. Mientras tanto, puedes jugar con frases.
glossary = Qué hacen las piezas
watching = { $count ->
        [one] 1 espectador
       *[other] { $count } espectadores
    }
viewers = Espectadores
viewers-none = Ningún espectador ha dado su nombre.
viewers-behind = Ven la partida { $seconds } segundos más tarde.
viewers-offer-help = Puedes ofrecer el asiento de un bot a los espectadores. Los demás deben aceptar; mientras, juega el bot.
viewers-offer = Ofrecer el asiento de { $name }
viewers-offered = Asiento ofrecido.

gone-problem = No se puede llegar a la mesa
gone-title = { $code ->
        [no_spectators] Un círculo cerrado
        [logged_out] Se ha cerrado tu sesión
        [misuse] Se ha cortado la conexión
       *[unknown_room] No existe esa mesa
    }
gone-text = { $code ->
        [no_spectators] La partida ya ha empezado y esta mesa no admite espectadores. Pide a quien la abrió una mesa con sitio para ti.
        [logged_out] Se ha cerrado tu sesión en este dispositivo y esta mesa solo la ven quienes se sientan a ella. Inicia sesión para recuperar tu asiento.
        [misuse] El servidor no ha entendido lo que decían estas páginas. Vuelve a cargar la página y, si se repite, avísanos.
       *[unknown_room] Ninguna mesa tiene esta dirección. Puede que esté mal escrita o que la mesa se recogiera hace tiempo.
    }
closed = La mesa está cerrada
closed-why = { $code ->
        [host_closed] La ha cerrado quien la abrió. Lo que se jugó queda guardado.
        [rules_changed] Las reglas de este servidor han cambiado y la partida se habría jugado de otra manera, así que no puede seguir. Lo que se jugó queda guardado.
        [unwatched] Aquí solo jugaban bots y nadie miraba, así que la partida acabó antes de tiempo. Lo que se jugó queda guardado.
        [too_long] La partida se hizo demasiado larga y acabó antes de tiempo. Lo que se jugó queda guardado.
        [unreadable] Ya no se puede seguir el registro de la partida. Queda guardado para quienes llevan el servidor.
       *[other] { $message }
    }

## La conexión

line-lost = Se ha perdido la conexión. Seguimos intentando llegar a la mesa…
line-restarts = El servidor se está reiniciando. La mesa vuelve enseguida…
logged-out = Se ha cerrado tu sesión en este dispositivo, así que aquí ya no tienes asiento. Inicia sesión para recuperarlo.

## Asientos

seats = Asientos
seat-you = (tú)
seat-free = Asiento libre
seat-present = está aquí
seat-away = no está
seat-owes = Le toca
seat-won = Gana
seat-bot = { $kind ->
        [random] bot, juega al azar
        [novice] bot, principiante
        [adventurer] bot, aventurero
        [veteran] bot, veterano
        [legend] bot, leyenda
       *[other] bot: { $kind }
    }
seat-covered-away = no está, juega un bot
seat-covered-time-out = sin tiempo, juega un bot
seat-covered-left = se ha ido, juega un bot
seat-take-over = Ocupar asiento
take-over-waits = Has pedido el asiento de { $seat }. Falta la respuesta de { $names }.
take-over-asked = { $name } quiere el asiento de { $seat } y verá sus cartas. ¿Aceptas?
take-over-seen = { $name } quiere el asiento de { $seat }. Falta la respuesta de { $names }.
take-over-agree = Aceptar
take-over-refuse = Rechazar
take-over-cancel = Retirar petición
take-over-granted = El asiento es tuyo.
take-over-refused = Te han dicho que no. Puedes mirar.
take-over-unanswered = Nadie ha respondido. Puedes volver a pedirlo.
answer-left = Quedan { $left } para responder
seat-take-over-from = Ocupar el asiento de { $name }
seat-offered = El asiento de { $name } está libre. Puedes ocuparlo.
seat-clear = Liberar el asiento de { $name }
bot = { $kind ->
        [random] Bot: juega al azar
        [novice] Bot, principiante: juega mucho al azar, pero nada absurdo
        [adventurer] Bot, aventurero: conoce el juego y sus probabilidades
        [veteran] Bot, veterano: piensa un momento por adelantado
        [legend] Bot, leyenda: el más fuerte, piensa hasta un segundo
       *[other] Bot: { $kind }
    }
bot-choose = ¿Qué bot?
bot-put = Sentar al bot
sit-here = Sentarme aquí
stand-up = Levantarme
covered = { $why ->
        [away] No estabas, así que un bot juega por ti.
        [time_out] Se te acabó el tiempo, así que un bot juega por ti.
       *[left] Te fuiste, así que un bot juega por ti.
    }
covered-return = Recuperar mi asiento

clock-move = { $left } para esta decisión y después { $bank } de reserva
clock-bank = Quedan { $left } para toda la partida
clock-deadline = Quedan { $left } para esta decisión
clock-days = { $days ->
        [0] { $hours } h { $minutes } min
       *[other] { $days } d { $hours } h
    }

## La sala de espera

waiting-seats = Quién juega
begin = Empezar la partida
begin-needs-seats = { $free ->
        [one] Queda un asiento libre: espera a alguien o sienta a un bot.
       *[other] Quedan { $free } asientos libres: espera a más gente o sienta bots.
    }
waits-for-host = Ya no falta nadie. Quien abrió la mesa empieza la partida.
waits-for-players = { $free ->
        [one] Queda un asiento libre.
       *[other] Quedan { $free } asientos libres.
    }
waits-behind = Miras con { $seconds } segundos de retraso: puede que la partida ya haya empezado.
invite = Invitar a más gente
invite-link = Enlace a esta mesa
invite-help = Con el enlace, cualquiera puede sentarse o mirar. No hace falta una cuenta.
invite-code = El enlace como código para una cámara
invite-copy = Copiar el enlace
invite-copied = El enlace está copiado.
invite-copy-by-hand = El enlace está marcado: cópialo con el teclado o con una pulsación larga.
invite-share = Compartir
invite-text = Ven a jugar a { $game } conmigo.
terms = Qué se juega
terms-pace = Ritmo
terms-spectators = Espectadores
terms-rated = Puntuación
terms-origin = Sigue desde
origin-link = otra partida
origin-as-it-was = tal como estaba
origin-anew = con todo lo que el asiento { $seat } no sabía repartido de nuevo
pace-live = De una sentada, sin relojes
pace-clock = { $move } segundos por decisión y { $bank ->
        [one] un minuto
       *[other] { $bank } minutos
    } para toda la partida
pace-turns = { $days ->
        [one] Un día por decisión
       *[other] { $days } días por decisión
    }
spectators-no = Solo antes de que empiece la partida
spectators-welcome = { $delay ->
        [0] Cualquiera que tenga el enlace
       *[other] Cualquiera que tenga el enlace, con { $delay } segundos de retraso
    }
rated-yes = El resultado cuenta

## Lo que se pregunta

ask = Lo que se te pregunta
ask-answers = Respuestas
ask-asides = Antes de responder
ask-explain = Explicar
ask-hint = Haz clic en una respuesta o pulsa su tecla. Señala una para ver qué significa.
ask-after-scene = Mira primero lo que pasa, o sigue sin esperar.
ask-on-board = Elige en el tablero.
ask-sending = Tu respuesta está en camino.
ask-sent-later = Tu respuesta está guardada y se enviará en cuanto vuelva la conexión.
your-turn = Te toca.
you-may = Puedes actuar.
turn-announced = Te toca. { $prompt }
waiting-chance = Se reparten las cartas…
waiting-for = { $count ->
        [0] La partida sigue enseguida…
        [one] Esperando a { $names }…
       *[other] Esperando a { $names }…
    }
match-over = La partida ha terminado.
skip = Saltar
live-events = Lo que ocurre

## Crónica y charla

side = Crónica y charla
log = Crónica
log-empty = Todavía no ha pasado nada.
log-earlier = Mostrar lo que pasó antes
log-newest = A lo más reciente
why = ¿por qué?
why-rule = ¿Por qué? Regla { $rule }
rule-title = { $rule }: { $title }
rule-link = Leer la regla { $rule }
chat = Charla
chat-empty = Nadie ha dicho nada todavía.
chat-say = Di algo
chat-to-players = Para toda la mesa
chat-to-spectators = Para quienes miran
chat-channel-spectators = para quienes miran
chat-send = Enviar
chat-left = { $left ->
        [one] Queda un carácter
       *[other] Quedan { $left } caracteres
    }
chat-unread = { $count ->
        [one] Charla, un mensaje sin leer
       *[other] Charla, { $count } mensajes sin leer
    }
chat-more = Más sobre lo que dijo { $name }
chat-mute = Silenciar para mí
chat-unmute = Volver a leer
chat-muted = No lees a { $name }.
chat-hush = Silenciar en esta mesa
chat-hushed = { $name } no puede hablar en esta mesa.
chat-unhush = Dejar que hable
chat-speaks = { $name } puede volver a hablar.
chat-someone = alguien
chat-report = Denunciar
chat-reported = Gracias. Lo leerán quienes llevan el servidor.
report-title = Denunciar un mensaje
report-help = { $name } escribió esto. Quienes llevan el servidor lo verán junto con tu motivo.
report-reason = ¿Qué tiene de malo?
report-needs-reason = Di en pocas palabras qué tiene de malo.

## Bug reports

bug-report = Informar de un problema
bug-report-help = El informe incluye el juego, la versión, el paso actual y lo que ves de la partida. Cuando la partida acabe, incluirá también su registro. Los demás jugadores no lo ven.
bug-report-what = ¿Qué ha fallado?
bug-report-send = Enviar informe
bug-report-sent = ¡Gracias! Quien gestiona este servidor puede leer tu informe. Su número es { $id }.
bug-report-file = Descargar el informe

## Menú

menu = Menú
rules = Reglas
undo = Deshacer
undo-ask = Pedir que se deshaga
undo-help = Otros ya han visto lo que pasó después, así que cada uno tiene que aceptarlo. Ven quién lo pide y por qué.
undo-reason = ¿Por qué?
undo-reason-slip = Se me fue la mano
undo-reason-misread = Leí mal el tablero
undo-reason-rule = Entendí mal una regla
undo-reason-own = Con mis palabras
undo-own-words = Tu motivo
undo-granted = Todos están de acuerdo: tu decisión se ha deshecho.
undo-refused = Tu decisión se mantiene: alguien no aceptó, o la partida siguió.
undo-send = Preguntar a los demás
undo-waits = Pides deshacer tu decisión. Falta que acepte { $names }.
undo-asked = { $name } pide deshacer una decisión:
undo-agree = Aceptar
undo-refuse = Rechazar
leave = Dejar la partida
leave-help = Un bot sigue jugando en tu asiento. Puedes volver mientras nadie más se haya sentado ahí.
close-table = Cerrar la mesa
keys = Teclas
keys-on = Teclas sueltas
keys-on-help = Desactívalas si dictas o si se pulsan teclas sin querer.
keys-offers = Lo que puedes responder ahora
keys-no-offers = Ahora mismo no se te pregunta nada.
key-space = Espacio
key-help = Esta ayuda
key-log = Crónica
key-chat = Charla
key-menu = Menú
key-undo = Deshacer la última decisión
key-skip = Saltar lo que se está mostrando
key-turn = Página siguiente de la lección
key-escape = Cerrar lo que esté abierto
key-tab = De botón en botón, y pulsar uno

## Lecciones

lesson-coach = Tu guía
lesson-progress = Lección: paso { $step } de { $steps }
lesson-alone = Lección: sigues por tu cuenta
lesson-next = Siguiente
lesson-back = Atrás
lesson-leave = Salir por ahora
lesson-play = Jugar una partida de verdad
lesson-watches = Mira lo que pasa …
lesson-silent = Aquí decides por tu cuenta: juega como quieras.
lesson-parts = Esa ha sido tu primera partida y ya sabes cómo va. La próxima la decide el azar de verdad.
lesson-fairness = Esto es una lección. El azar estaba escrito de antemano y los demás siguen un guion, para que lo veas todo una vez. Nada de ello cuenta para la clasificación y no hay sorteos que comprobar. En una partida de verdad, cualquiera puede comprobar cada sorteo.

fairness = ¿Es justo el azar?
fairness-short = Comprobar el azar
fairness-help = Antes de que nadie se sentara, el servidor eligió un secreto y mostró un compromiso. El navegador de cada jugador añadió un número al azar. Juntos deciden cada tirada y cada carta, así que nadie pudo elegirlas.
fairness-numbers = Ver los números
fairness-commitment = Compromiso del servidor
fairness-nonce = Número al azar de { $name }
fairness-no-nonce = Ninguno
fairness-order = Orden de los números
fairness-secret = Secreto del servidor
fairness-secret-later = Se muestra al acabar la partida.
fairness-record = Descargar registro

## El final

ending = El final de la partida
won-you = ¡Has ganado!
won-nobody = No ha ganado nadie.
won = { $count ->
        [one] Ha ganado { $names }.
       *[other] Han ganado juntos { $names }.
    }
rematch = Jugar otra vez
next-is-open = La mesa para la próxima partida está lista.
next-go = Ir allí
