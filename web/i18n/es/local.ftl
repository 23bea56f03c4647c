### Jugar en este dispositivo, sin servidor.

title-local = En este dispositivo · Antorcha

local-title = En este dispositivo
local-lead = Juega a los cuatro juegos contra bots en este dispositivo, sin servidor. También en un avión.
local-missing = Esta copia de Antorcha no incluye el juego en el dispositivo. Juega en línea.
local-new = Partida nueva
local-loading = Cargando tus partidas…
local-none = Aún no hay partidas en este dispositivo. Empieza una: se guarda aquí.
local-replay = Repetición
local-export = Guardar archivo
local-export-name = Guardar archivo: { $name }, { $day }
local-delete = Borrar
local-delete-name = Borrar: { $name }, { $day }
local-delete-ask = ¿Borrar esta partida?
local-delete-help = Solo está en este dispositivo. Nadie puede recuperarla.
local-deleted = Partida borrada.
local-saved = Archivo guardado.
local-daily = Práctica diaria: { $name }
local-all = Todas las partidas de este dispositivo

local-past = Mazmorras diarias pasadas
local-past-help = Practícalas en este dispositivo cuantas veces quieras.
local-what = Qué funciona dónde
local-here = Aquí: partidas contra bots, lecciones, deshacer, repetición, análisis, retos y reglas.
local-there = En línea: amigos, cuentas, clasificaciones, la mazmorra diaria de hoy y avisos.
local-kept = Tus partidas se guardan solo en este navegador. Si borras sus datos, desaparecen. Guarda como archivo las que quieras conservar.
local-ready = Este navegador tiene todo lo necesario para jugar sin conexión.
local-preparing = Preparando el juego sin conexión…
local-online-only = Este navegador no puede guardar las páginas para usarlas sin conexión. Abre Antorcha por HTTPS.

local-gone-title = { $code ->
        [device_other_tab] Abierta en otra pestaña
        [device_unknown] Partida no encontrada
        [device_rules_changed] Las reglas han cambiado
        [device_full] El dispositivo está lleno
        [device_no_storage] No se puede guardar
        [device_unavailable] Aquí no se puede jugar
        [device_not_loaded] Aún sin cargar
       *[other] Algo ha fallado
    }
local-gone-text = { $code ->
        [device_other_tab] Estás jugando esta partida en otra pestaña. Sigue allí o tráela aquí.
        [device_unknown] Este dispositivo no tiene esa partida. Puede estar en otro navegador o borrada.
        [device_rules_changed] Esta partida empezó con reglas anteriores y no puede seguir con las nuevas. Todo lo jugado está guardado: puedes conservarlo como archivo.
        [device_damaged] Una parte de esta partida no se puede leer. Puedes guardar lo que queda como archivo.
        [device_full] No queda espacio para guardar tu partida. Borra partidas antiguas u otros archivos y vuelve a intentarlo.
        [device_no_storage] Este navegador no deja que Antorcha guarde nada. Sal del modo privado o permite los datos del sitio y vuelve a intentarlo.
        [device_unavailable] Esta copia de Antorcha no incluye el juego en el dispositivo.
        [device_not_loaded] Esta parte aún no está en tu dispositivo. Conéctate una vez y vuelve a intentarlo.
       *[other] La partida se ha detenido, pero todo lo jugado está guardado. Vuelve a intentarlo. Si se repite, guárdala como archivo y envíanosla.
    }
local-take-over = Jugar aquí
local-update = Hay una versión nueva.
local-update-help = Tus partidas están a salvo.
local-update-now = Actualizar ahora
local-update-later = Más tarde

refusal-device-other-tab = Esta partida está abierta en otra pestaña. Ciérrala allí primero.
refusal-device-unknown = Este dispositivo no tiene esa partida.
refusal-device-gone = Esta partida se borró.
refusal-device-rules-changed = Esta partida empezó con reglas anteriores. Guárdala como archivo.
refusal-device-damaged = Una parte de esta partida no se puede leer. Guárdala como archivo.
refusal-device-full = El dispositivo está lleno. Borra partidas antiguas u otros archivos.
refusal-device-no-storage = Este navegador no puede guardar partidas. Sal del modo privado o permite los datos.
refusal-device-unavailable = Esta copia de Antorcha no puede jugar sin servidor.
refusal-device-not-loaded = Esto aún no está en tu dispositivo. Conéctate una vez y vuelve a intentarlo.
refusal-device-no-server = Esto necesita un servidor. Abre Antorcha en línea.
refusal-device-failed = Algo ha fallado en este dispositivo. Vuelve a intentarlo.
refusal-device-crashed = Algo ha fallado en este dispositivo. Vuelve a intentarlo.

needs-server = Esto necesita un servidor
needs-server-help = Este sitio es una copia de Antorcha sin servidor. Aquí hay partidas contra bots, lecciones, retos y reglas. Los amigos, las cuentas y las clasificaciones necesitan un servidor.
needs-server-play = Jugar contra bots
