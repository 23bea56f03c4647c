### Mensajes de todas las páginas: títulos de la pestaña, fallos, negativas.

## Nombres

# El nombre de un jugador que no ha elegido ninguno.
guest-name = { $which ->
        [0] Tejón
        [1] Nutria
        [2] Cuervo
        [3] Zorro
        [4] Erizo
        [5] Lince
        [6] Marta
        [7] Búho
        [8] Garza
        [9] Armiño
        [10] Jilguero
       *[11] Tritón
    } { $number }

## Títulos de la pestaña

title-home = Antorcha: juegos de mazmorras en línea
title-new = Mesa nueva · Antorcha
title-rules = Reglas · Antorcha
title-daily = Mazmorra diaria · Antorcha
title-about = Acerca de · Antorcha
title-you = Perfil · Antorcha
title-not-found = Página no encontrada · Antorcha
title-table = Mesa · Antorcha
title-waiting-room = Sala de espera · { $game }
title-your-turn = ● Te toca · { $game }
title-your-call = ● Decides tú · { $game }
title-turn = { $names } · { $game }
title-playing = { $game } · Antorcha
title-over = Terminada · { $game }

## Fallos

page-failed = La página no se ha cargado
page-failed-help = Revisa tu conexión y recarga. Puede que haya una versión nueva.
page-reload = Recargar página
problem-unreachable = El servidor no responde. Revisa tu conexión.
problem-unreadable = Respuesta inesperada del servidor. Prueba dentro de un momento.
try-again = Probar otra vez
go-home = Volver al inicio
cancel = Cancelar

## Negativas, por los códigos del servidor

refusal-bad-message = El servidor no entiende eso. Recarga la página.
refusal-bad-text = El texto está vacío, es muy largo o tiene caracteres no válidos. Cámbialo.
refusal-bad-name = Un nombre tiene de 1 a 24 caracteres visibles y no puede ser el de un bot. Elige otro.
refusal-bad-hex = Tu navegador ha enviado un número no válido. Recarga la página.
refusal-no-session = El servidor todavía no te conoce. Recarga la página.
refusal-foreign-origin = Esta no es la dirección del servidor. Abre su página de inicio y prueba otra vez.
refusal-unknown-room = Esa mesa no existe. Revisa el enlace.
refusal-no-spectators = Esta mesa no admite espectadores.
refusal-private = Solo el anfitrión puede ver esta mesa.
refusal-not-host = Solo el anfitrión puede hacer eso.
refusal-not-seated = Solo los jugadores pueden hacer eso.
refusal-already-seated = Ya tienes asiento.
refusal-seat-taken = Este asiento está ocupado. Elige otro.
refusal-no-seat-free = Ya no quedan asientos libres.
refusal-no-such-seat = Esta mesa no tiene ese asiento.
refusal-seats-free = Queda un asiento libre. Espera a un jugador o añade un bot.
refusal-not-begun = La partida todavía no ha empezado.
refusal-begun = La partida ya ha empezado.
refusal-not-over = Espera a que termine la partida.
refusal-over = La partida ha terminado.
refusal-closed = La mesa está cerrada.
refusal-others-play = Hay otros jugadores en la partida. No puedes cerrar la mesa.
refusal-bad-settings = Los ajustes de la mesa no son válidos. Cámbialos.
refusal-stale = La situación ha cambiado. Vuelve a elegir.
refusal-not-in-lesson = Todavía no. Haz antes lo que dice tu guía.
refusal-not-your-turn = Ya no te toca.
refusal-no-such-choice = Ya no puedes elegir eso.
refusal-nothing-to-undo = No hay nada que deshacer.
refusal-undo-mismatch = Esta petición ya no está abierta.
refusal-undo-revealed = Desde entonces has visto algo nuevo. Eso solo se deshace en las mesas de práctica.
refusal-undo-rated = Desde entonces has visto algo nuevo. En una partida puntuada eso ya no se deshace.
refusal-take-over-mismatch = Esta petición ya no está abierta.
refusal-take-over-pending = Alguien ya ha pedido un asiento. Espera la respuesta.
refusal-take-over-refused = Los jugadores no han aceptado. Puedes ver la partida.
refusal-muted-by-host = El anfitrión te ha silenciado.
refusal-many-muted = Has silenciado a demasiados jugadores. Deja de silenciar a alguno.
refusal-no-such-line = Ese mensaje ya no existe.
refusal-too-many = Demasiadas peticiones. Espera un momento y prueba otra vez.
refusal-banned = No puedes usar este servidor.
refusal-restart-soon = El servidor está a punto de reiniciarse. Abre la mesa después.
refusal-busy = El servidor está ocupado. Prueba dentro de un momento.
refusal-slow-body = Tu conexión ha ido demasiado lenta. Prueba otra vez.
refusal-store-unavailable = El servidor no puede guardar nada ahora. Prueba dentro de un momento.
refusal-store-full = El servidor está lleno y no puede guardar nada nuevo. Prueba más tarde.
refusal-moving = La mesa se cambia de servidor. Prueba dentro de un momento.
refusal-shutting-down = El servidor se está reiniciando. Prueba dentro de un momento.
refusal-internal = Algo ha fallado en el servidor. Prueba dentro de un momento.
refusal-hung-up = Has dejado esta mesa.
refusal-not-found = Aquí no hay nada. Revisa el enlace.
refusal-unknown-game = Ese juego no existe.
refusal-unknown-player = Ese jugador no existe.
refusal-unknown-bot = Ese bot no existe.
refusal-cannot-review = No se puede analizar: la partida no tiene pasos o estas reglas no la reproducen.
refusal-unknown-puzzle = Reto no encontrado.
refusal-reviews-off = Este servidor no analiza partidas.
refusal-daily = En la mazmorra diaria no se puede deshacer, chatear ni pedir la revancha.
refusal-daily-sealed = La mazmorra de hoy es secreta hasta que acabe el día. Vuelve mañana.
refusal-daily-first = Termina antes tu propio intento. Después puedes practicarla.
refusal-daily-rules-changed = Las reglas han cambiado desde que se jugó por primera vez. Prueba mañana.
refusal-many-bots = No puedes crear más bots. Borra antes uno.
refusal-many-channels = Ya no puedes configurar más avisos. Quita uno antes.
refusal-unknown-channel = Este aviso ya no existe. Recarga la página.
refusal-wrong-login = Nombre o contraseña incorrectos.
refusal-name-taken = Ese nombre ya existe o se parece demasiado a otro. Elige uno distinto.
refusal-already-account = Ya tienes una cuenta.
refusal-no-account = Para eso necesitas una cuenta.
refusal-unknown-session = No se encuentra la sesión. Quizá ya terminó.
refusal-bad-link = Este enlace ya no funciona. Pide otro.
refusal-no-mail = Este servidor no envía correos.
refusal-mail-not-sent = No se pudo enviar el correo. Revísalo o prueba más tarde.
former-player = Antiguo jugador

## Práctica

practice = Práctica
practice-help = Puedes deshacer aunque ya hayas visto una carta o una tirada. La partida no cuenta para la puntuación.
