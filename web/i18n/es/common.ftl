### Mensajes que cualquier página puede necesitar: títulos de la pestaña, fallos, negativas.

## Quién es quién

# Un nombre para quien no ha elegido ninguno.
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

title-home = Antorcha: juegos de mazmorras en una misma mesa
title-new = Mesa nueva · Antorcha
title-rules = Reglas · Antorcha
title-about = Acerca de · Antorcha
title-you = Tú · Antorcha
title-not-found = Aquí no hay nada · Antorcha
title-table = Mesa · Antorcha
title-waiting-room = Sala de espera · { $game }
title-your-turn = ● Te toca · { $game }
title-turn = { $names } · { $game }
title-playing = { $game } · Antorcha
title-over = Terminada · { $game }

## Páginas que no llegan

page-failed = No se ha podido cargar esta página
page-failed-help = Puede que se haya cortado la conexión o que haya una versión más nueva de las páginas. Vuelve a cargarla para salir de dudas.
page-reload = Volver a cargar
problem-unreachable = El servidor no responde. Revisa tu conexión.
problem-unreadable = Ha respondido algo que no es Antorcha. Prueba otra vez dentro de un momento.
try-again = Probar otra vez
go-home = Volver al inicio
cancel = Cancelar

## Negativas, por los códigos del servidor

refusal-bad-message = El servidor no ha podido leer eso.
refusal-bad-text = El texto está vacío, es demasiado largo o tiene caracteres que no se ven. Cámbialo.
refusal-bad-name = Un nombre tiene de 1 a 24 caracteres visibles y no puede ser el de un bot. Elige otro.
refusal-bad-hex = No se ha podido leer lo que este asiento aporta al azar.
refusal-no-session = El servidor todavía no te conoce. Vuelve a cargar la página.
refusal-foreign-origin = Esta no es la dirección del servidor. Abre su página de inicio y prueba otra vez.
refusal-unknown-room = Esa mesa no existe.
refusal-no-spectators = Esta mesa no admite espectadores.
refusal-private = Esta mesa es solo para su anfitrión.
refusal-not-host = Solo puede hacerlo quien abrió la mesa.
refusal-not-seated = Solo pueden hacerlo quienes juegan.
refusal-already-seated = Ya tienes un asiento.
refusal-seat-taken = Este asiento ya no está libre.
refusal-no-seat-free = Ya no quedan asientos libres.
refusal-no-such-seat = Esta mesa no tiene ese asiento.
refusal-seats-free = La partida no puede empezar mientras quede un asiento libre.
refusal-not-begun = La partida no ha empezado.
refusal-begun = La partida ya ha empezado.
refusal-not-over = Eso se puede hacer cuando termine la partida.
refusal-over = La partida ha terminado.
refusal-closed = La mesa está cerrada.
refusal-others-play = Otras personas siguen jugando esta partida.
refusal-bad-settings = Una mesa así no se puede jugar.
refusal-stale = Ahora se pregunta otra cosa: mira otra vez.
refusal-not-in-lesson = La lección trata ahora de otra decisión: tu guía dice cuál.
refusal-not-your-turn = Ya no te toca.
refusal-no-such-choice = Eso ya no se puede elegir.
refusal-nothing-to-undo = No hay nada que deshacer.
refusal-undo-mismatch = Esta petición ya no está abierta.
refusal-take-over-mismatch = Esta petición ya no está abierta.
refusal-take-over-pending = Alguien ya ha pedido un asiento. Espera la respuesta.
refusal-take-over-refused = Los jugadores no han aceptado. Puedes mirar esta partida.
refusal-muted-by-host = Quien abrió la mesa te ha pedido silencio.
refusal-many-muted = No puedes silenciar a más jugadores. Quita antes a uno.
refusal-no-such-line = Ese mensaje ya no está.
refusal-too-many = Demasiadas peticiones. Espera un momento y prueba otra vez.
refusal-busy = El servidor está ocupado. Prueba dentro de un momento.
refusal-slow-body = Tu conexión ha ido demasiado lenta. Prueba otra vez.
refusal-store-unavailable = El servidor no puede apuntar nada ahora mismo. Prueba dentro de un momento.
refusal-store-full = El servidor está lleno: por ahora no se puede guardar nada nuevo.
refusal-moving = La mesa se está mudando. Prueba dentro de un momento.
refusal-shutting-down = El servidor se está reiniciando. Prueba dentro de un momento.
refusal-internal = Algo ha fallado en el servidor. Ha quedado anotado.
refusal-hung-up = Has dejado esta mesa.
refusal-not-found = Aquí no hay nada.
refusal-unknown-game = Ese juego no existe.
refusal-unknown-player = Ese jugador no existe.
refusal-unknown-bot = Ese bot no existe.
refusal-many-bots = No puedes crear más bots. Borra antes uno.
refusal-wrong-login = El nombre y la contraseña no van juntos.
refusal-name-taken = Ese nombre ya existe, o se parece demasiado a otro. Elige uno distinto.
refusal-already-account = Ya tienes una cuenta.
refusal-no-account = Para eso hace falta una cuenta.
