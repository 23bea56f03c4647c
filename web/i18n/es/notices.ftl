### Texts about notices of turns, on the settings page.
###
### Sentences end with a full stop, buttons and headings do not.

notices-lead = En las partidas que duran días, te avisamos cuando te toca.

## This browser

notices-browser = Este navegador
notices-browser-off = Recibe aquí un aviso, aunque Antorcha esté cerrada.
notices-browser-on = Activados. Los avisos de tu turno aparecen aquí.
notices-browser-denied = Tu navegador bloquea los avisos de Antorcha. Permítelos en los ajustes del sitio, junto a la dirección, y recarga la página.
notices-browser-needs-install = En iPhone y iPad, Antorcha tiene que estar en la pantalla de inicio. Toca Compartir y «Añadir a pantalla de inicio». Ábrela desde ahí y vuelve a esta página.
notices-browser-insecure = Los navegadores solo muestran avisos de direcciones seguras (https). Pídeselo a quien administra el servidor.
notices-browser-unsupported = Este navegador no puede mostrar avisos. Prueba con otro, o usa una de las opciones de abajo.
notices-turn-on = Activar avisos
notices-turn-off = Desactivar avisos
notices-no-service = Tu navegador no puede contactar con su servicio de avisos. Revisa la conexión y prueba otra vez.

## Email

notices-mail = Correo
notices-mail-address = Dirección de correo
notices-mail-help = Cada correo trae un enlace para no recibir más. Déjala vacía para borrar tu dirección.
notices-mail-save = Guardar dirección
notices-mail-saved = Dirección guardada.
notices-mail-confirm = Hemos enviado un correo a { $address }. Abre su enlace para confirmar la dirección.
notices-mail-removed = Dirección borrada.
notices-mail-switch = Enviarme un correo cuando me toque
notices-mail-account = Para recibir correos, crea antes una cuenta.

## Channels

notices-channels = Tus dispositivos y apps
notices-this-browser = este navegador
notices-other-browser = otro navegador
notices-some-browser = Navegador
notices-format-discord = Discord
notices-format-slack = Slack
notices-format-ntfy = ntfy
notices-format-plain = Webhook
notices-state-on = Funciona
notices-state-off = Desactivado
notices-switch = Activado
notices-switch-name = Avisos: { $name }
notices-test = Probar
notices-test-name = Probar { $name }
notices-tested = Prueba enviada.
notices-remove = Quitar
notices-remove-name = Quitar { $name }
notices-problem = { $code ->
    [bad_address] La dirección no es válida. Quítala y añádela de nuevo.
    [private_address] La dirección es de una red privada, y este servidor no las usa.
    [unknown_host] El último aviso falló: no hay ningún servidor en esa dirección.
    [unreachable] El último aviso falló: el otro servidor no respondió.
    [bad_certificate] El último aviso falló: el certificado del otro servidor no es válido.
    [too_slow] El último aviso falló: el otro servidor tardó demasiado.
    [bad_answer] El último aviso falló: la respuesta del otro servidor no se entiende.
    [redirect] El último aviso falló: la dirección lleva a otra. Usa esa.
    [refused] El último aviso fue rechazado. Revisa la dirección.
    [busy] El último aviso falló: el otro servidor está ocupado.
    [gone] Ya no hay nada en esa dirección. Quítala.
    [bad_recipient] Tu servidor de correo no conoce esa dirección. Revísala.
   *[unknown] El último aviso falló.
  }

## Other apps

notices-add-app = Añadir Discord, Slack, ntfy o un webhook
notices-app = App
notices-app-discord = Discord
notices-app-slack = Slack
notices-app-ntfy = ntfy
notices-app-plain = Tu propio programa
notices-app-help-discord = En Discord, edita un canal y crea un webhook en Integraciones. Copia su dirección.
notices-app-help-slack = En Slack, añade un webhook entrante a un canal. Copia su dirección.
notices-app-help-ntfy = Usa la dirección de tu tema, como https://ntfy.sh/mi-tema-secreto.
notices-app-help-plain = Tu programa recibe un POST con JSON firmado en cada turno tuyo.
notices-url = Dirección web
notices-name = Nombre (opcional)
notices-add = Añadir
notices-added = Añadido. Envía una prueba.
notices-secret = Con esta clave, tu programa comprueba que un aviso es nuestro. Cópiala ahora, no volverás a verla:
notices-copy = Copiar clave
notices-copied = Clave copiada.

## When

notices-when = Cuándo
notices-delay-label = Con qué rapidez
notices-delay-help = Si ya has visto tu turno y te vas, siempre esperamos un rato.
notices-delay-usual = Enseguida; los correos, más tarde
notices-delay-none = Enseguida
notices-delay = { $minutes ->
    [15] Tras 15 minutos
    [60] Tras una hora
    [1440] Tras un día
   *[other] Tras { $hours } horas
  }
notices-quiet = Horas de silencio
notices-quiet-help = Los avisos esperan a que terminen.
notices-quiet-from = Desde
notices-quiet-to = Hasta
notices-zone = En la zona horaria de este dispositivo: { $zone }.
