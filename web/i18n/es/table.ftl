### Textos alrededor de los tableros: asientos, decisiones, registro, chat, menú.
###
### Las frases terminan con punto; los botones y los títulos, no.

## La mesa

table-loading = Cargando la mesa…
board = Tablero
board-loading = Cargando el tablero…
board-failed = El tablero no se ha cargado. Puedes seguir jugando con texto.
glossary = Qué hacen las piezas
watching = { $count ->
        [one] 1 espectador
       *[other] { $count } espectadores
    }
viewers = Espectadores
viewers-none = Ningún espectador ha puesto su nombre.
viewers-behind = Van con { $seconds } segundos de retraso.
viewers-offer-help = Puedes ofrecer el asiento de un bot a los espectadores. Los demás deben aceptar; mientras, juega el bot.
viewers-offer = Ofrecer el asiento de { $name }
viewers-offered = Asiento ofrecido.

gone-problem = No se puede abrir la mesa
gone-title = { $code ->
        [no_spectators] Sin espectadores
        [logged_out] Sesión cerrada
        [misuse] Conexión cerrada
       *[unknown_room] Esa mesa no existe
    }
gone-text = { $code ->
        [no_spectators] La partida ha empezado y no admite espectadores. Pide otra mesa al anfitrión.
        [logged_out] Solo los jugadores pueden ver esta mesa. Inicia sesión para recuperar tu asiento.
        [misuse] El servidor no entiende los mensajes de esta página. Recárgala y, si se repite, avísanos.
       *[unknown_room] Revisa el enlace. Puede tener una errata, o la mesa ya no existe.
    }
closed = Mesa cerrada
closed-why = { $code ->
        [host_closed] La ha cerrado el anfitrión. Todo lo jugado queda guardado.
        [admin_closed] La ha cerrado un administrador de este servidor. Todo lo jugado queda guardado.
        [rules_changed] El servidor tiene reglas nuevas y esta partida no puede seguir. Todo lo jugado queda guardado.
        [unwatched] Solo jugaban bots y nadie miraba, así que la partida terminó. Todo lo jugado queda guardado.
        [too_long] La partida se alargó demasiado y terminó antes de tiempo. Todo lo jugado queda guardado.
        [unreadable] El servidor ya no puede leer esta partida. Queda guardada para la moderación.
       *[other] { $message }
    }

## La conexión

line-lost = Conexión perdida. Reconectando…
line-restarts = El servidor se está reiniciando. Volvemos enseguida…
logged-out = Tu sesión está cerrada en este dispositivo. Inicia sesión para recuperar tu asiento.

## Asientos

seats = Asientos
seat-you = (tú)
seat-free = Asiento libre
seat-present = aquí
seat-away = no está
seat-owes = Le toca
seat-won = Gana
seat-bot = { $kind ->
        [random] bot al azar
        [novice] bot principiante
        [adventurer] bot aventurero
        [veteran] bot veterano
        [legend] bot leyenda
       *[other] bot: { $kind }
    }
seat-covered-away = no está: juega un bot
seat-covered-time-out = sin tiempo: juega un bot
seat-covered-left = se ha ido: juega un bot
seat-take-over = Ocupar asiento
take-over-waits = Has pedido el asiento de { $seat }. Pendiente de: { $names }.
take-over-asked = { $name } quiere el asiento de { $seat } y verá sus cartas. ¿Aceptas?
take-over-seen = { $name } quiere el asiento de { $seat }. Pendiente de: { $names }.
take-over-agree = Aceptar
take-over-refuse = Rechazar
take-over-cancel = Retirar petición
take-over-granted = El asiento es tuyo.
take-over-refused = No han aceptado. Puedes mirar.
take-over-unanswered = Nadie ha respondido. Pídelo otra vez.
answer-left = Quedan { $left } para responder
seat-take-over-from = Ocupar el asiento de { $name }
seat-offered = El asiento de { $name } está libre. Puedes ocuparlo.
seat-clear = Quitar a { $name }
bot = { $kind ->
        [random] Bot al azar: juega sin pensar
        [novice] Bot principiante: se equivoca mucho
        [adventurer] Bot aventurero: sabe calcular
        [veteran] Bot veterano: piensa por adelantado
        [legend] Bot leyenda: el más duro de todos
       *[other] Bot: { $kind }
    }
bot-choose = ¿Qué bot?
bot-put = Añadir bot
sit-here = Sentarme aquí
stand-up = Levantarme
covered = { $why ->
        [away] No estabas, así que un bot juega por ti.
        [time_out] Se te acabó el tiempo, así que un bot juega por ti.
       *[left] Te fuiste, así que un bot juega por ti.
    }
covered-return = Volver a mi asiento

clock-move = { $left } para esta decisión y luego { $bank } de reserva
clock-bank = Quedan { $left } de reserva para toda la partida
clock-deadline = Quedan { $left } para esta decisión
clock-days = { $days ->
        [0] { $hours } h { $minutes } min
       *[other] { $days } d { $hours } h
    }

## La sala de espera

waiting-seats = Jugadores
arrival = ¿Cómo te llamas?
arrival-sit = Sentarme
begin = Empezar partida
begin-needs-seats = { $free ->
        [one] Queda 1 asiento libre: espera a alguien o añade un bot.
       *[other] Quedan { $free } asientos libres: espera a más gente o añade bots.
    }
waits-for-host = Ya no falta nadie. Esperando a que empiece el anfitrión…
waits-for-players = { $free ->
        [one] Queda 1 asiento libre.
       *[other] Quedan { $free } asientos libres.
    }
waits-behind = Vas con { $seconds } segundos de retraso: puede que la partida ya haya empezado.
profile-of = Perfil de { $name }
invite = Invitar a amigos
invite-link = Enlace a esta mesa
invite-help = Con el enlace, cualquiera puede jugar o mirar. No hace falta cuenta.
invite-code = Código QR de esta mesa
invite-copy = Copiar enlace
invite-copied = Enlace copiado.
invite-copy-by-hand = Enlace marcado. Cópialo tú.
invite-share = Compartir
invite-text = ¡Ven a jugar a { $game } conmigo!
terms = Ajustes de la mesa
terms-pace = Ritmo
terms-spectators = Espectadores
terms-rated = Puntuación
terms-origin = Viene de
origin-link = otra partida
origin-device = una partida contra bots
origin-as-it-was = con las mismas cartas ocultas
origin-anew = con las cartas que el asiento { $seat } no conocía repartidas de nuevo
pace-live = En directo, sin reloj
pace-clock = { $move } segundos por decisión y luego { $bank ->
        [one] 1 minuto
       *[other] { $bank } minutos
    } de reserva
pace-turns = { $days ->
        [one] 1 día por decisión
       *[other] { $days } días por decisión
    }
spectators-no = Solo antes de empezar la partida
spectators-welcome = { $delay ->
        [0] Cualquiera con el enlace
       *[other] Cualquiera con el enlace, con { $delay } segundos de retraso
    }
rated-yes = Partida puntuada

## Decisiones

ask = Tu decisión
ask-answers = Opciones
ask-asides = Antes de decidir
ask-explain = Explicar
ask-hint = Haz clic en una opción o pulsa su tecla. Señálala para ver qué hace.
ask-sending = Enviando tu elección…
ask-sent-later = Tu elección está guardada. Se enviará cuando vuelva la conexión.
your-turn = Te toca.
your-call = Decides tú.
you-may = Puedes actuar.
turn-announced = Te toca. { $prompt }
call-announced = Decides tú. { $prompt }
waiting-chance = Un momento…
waiting-for = { $count ->
        [0] La partida sigue enseguida…
        [one] Esperando a { $names }…
       *[other] Esperando a { $names }…
    }
match-over = La partida ha terminado.
watch-board = Mira el tablero.
skip = Saltar
by-steps = Paso a paso
next-step = Siguiente paso
resume = Continuar
live-events = Lo que pasa

## Registro y chat

side-offers = { $count ->
        [one] 1 opción
       *[other] { $count } opciones
    }
side = Registro y chat
log = Registro
log-empty = Todavía no ha pasado nada.
log-earlier = Ver lo anterior
log-newest = Ir a lo último
why = ¿por qué?
why-rule = ¿Por qué? Regla { $rule }
rule-title = { $rule }: { $title }
rule-link = Leer la regla { $rule }
chat = Chat
chat-open = Abrir el chat
chat-empty = Todavía no hay mensajes.
chat-local = Aquí solo juegan bots, así que no hay chat.
chat-say = Di algo
chat-to-players = A toda la mesa
chat-to-spectators = A los demás espectadores
chat-channel-spectators = a los espectadores
chat-send = Enviar
chat-left = { $left ->
        [one] Queda 1 carácter
       *[other] Quedan { $left } caracteres
    }
chat-unread = { $count ->
        [one] Chat: 1 mensaje sin leer
       *[other] Chat: { $count } mensajes sin leer
    }
chat-more = Opciones del mensaje de { $name }
chat-mute = Silenciar para mí
chat-unmute = Dejar de silenciar
chat-muted = Has silenciado a { $name }.
chat-hush = Silenciar para todos
chat-hushed = { $name } no puede escribir en esta mesa.
chat-unhush = Dejar que escriba
chat-speaks = { $name } puede volver a escribir.
chat-someone = Alguien
chat-report = Denunciar
chat-reported = ¡Gracias! Lo leerá la moderación.
report-title = Denunciar mensaje
report-help = Esto lo escribió { $name }. La moderación lo verá con tu motivo.
report-reason = ¿Qué tiene de malo?
report-needs-reason = Di en pocas palabras qué tiene de malo.

## Informes de problemas

notices-mute = Silenciar avisos
notices-unmute = Reactivar avisos
notices-muted = Silenciada: sin avisos de esta mesa.
notices-unmuted = Avisos activados en esta mesa.
notices-set-up = Avisarme de mi turno
bug-report = Informar de un problema
continue-online = Seguir en línea con amigos
bug-report-help = El informe incluye el juego, la versión, el paso actual y lo que ves. Cuando la partida termine, la incluirá entera. Los demás jugadores no lo ven.
bug-report-what = ¿Qué ha fallado?
bug-report-send = Enviar informe
bug-report-sent = ¡Gracias! La moderación puede leer tu informe. Su número es { $id }.
bug-report-file = Descargar informe

## Menú

menu = Menú
rules = Reglas
undo = Deshacer
undo-ask = Pedir deshacer
undo-help = Los demás han visto lo que pasó después, así que deben aceptar todos. Verán tu nombre y tu motivo.
undo-reason = ¿Por qué?
undo-reason-slip = Le di sin querer
undo-reason-misread = Leí mal el tablero
undo-reason-rule = Entendí mal una regla
undo-reason-own = Otro motivo
undo-own-words = Tu motivo
undo-granted = Deshecho: todos han aceptado.
undo-refused = No se deshace: alguien se negó o es tarde.
undo-send = Preguntar a los demás
undo-waits = Has pedido deshacer. Pendiente de: { $names }.
undo-asked = { $name } quiere deshacer:
undo-agree = Aceptar
undo-refuse = Rechazar
leave = Dejar partida
leave-help = Un bot juega por ti. Puedes volver mientras nadie ocupe tu asiento.
close-table = Cerrar mesa
close-table-help = Hay más jugadores sentados. La mesa se cierra para todos.
keys = Atajos de teclado
keys-on = Atajos de una tecla
keys-on-help = Desactívalos si dictas o pulsas teclas sin querer.
keys-offers = Tus opciones ahora
keys-no-offers = Ahora mismo no tienes nada que decidir.
key-space = Espacio
key-help = Esta ayuda
key-log = Registro
key-chat = Chat
key-menu = Menú
key-undo = Deshacer tu última decisión
key-skip = Saltar la animación
key-step = Siguiente paso de la animación
key-turn = Página siguiente de la lección
key-escape = Cerrar la ventana abierta
key-tab = Ir de botón en botón y pulsar uno

## Lecciones

lesson-coach = Tu guía
lesson-progress = Lección: paso { $step } de { $steps }
lesson-alone = Lección: por tu cuenta
lesson-next = Siguiente
lesson-back = Atrás
lesson-leave = Salir por ahora
lesson-play = Jugar de verdad
lesson-watches = Mira lo que pasa…
lesson-silent = Aquí decides por tu cuenta: juega como quieras.
lesson-parts = Esa ha sido tu primera partida y ya sabes cómo va. La próxima no tiene guion.
lesson-fairness = Esta lección sigue un guion: cartas, tiradas y decisiones ajenas están fijadas. No puntúa. En una partida de verdad, cualquiera puede comprobar el azar.

fairness = ¿Es justo el azar?
fairness-short = Comprobar el azar
fairness-help = Antes de que nadie se sentara, el servidor eligió un secreto y mostró un compromiso. El navegador de cada jugador añadió un número al azar. Entre todos deciden cada tirada y cada carta, así que nadie pudo elegirlas.
fairness-numbers = Ver los números
fairness-commitment = Compromiso del servidor
fairness-nonce = Número al azar de { $name }
fairness-no-nonce = Ninguno
fairness-order = Orden de los números
fairness-secret = Secreto del servidor
fairness-secret-later = Se muestra al terminar la partida.
fairness-record = Descargar partida

## El final

ending = Fin de la partida
won-you = ¡Has ganado!
won-with-you = Compartes la victoria con { $names }.
won-nobody = No gana nadie.
won = { $count ->
        [one] Gana { $names }.
       *[other] Ganan { $names }.
    }
rematch = Revancha
review = Análisis
end-lines = La partida en tres líneas
end-share = Compartir
end-share-text = { $game }: { $result }
end-link = Enlace a esta partida: { $address }
end-picture = Guardar imagen
next-is-open = La revancha está lista.
next-go = Ir a la revancha
