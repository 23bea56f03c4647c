### Texts of the host page.
###
### Sentences end with a full stop, buttons and headings do not.

title-admin = Administración · Antorcha
admin-title = Administración
admin-sections = Secciones de administración
admin-loading = Cargando…
admin-overview = Resumen
admin-people = Jugadores
admin-bans = Prohibiciones
admin-rooms = Mesas
admin-reports = Avisos
admin-announcements = Anuncios
admin-log = Registro
admin-done = Hecho.
admin-more = Ver más
admin-search = Buscar
admin-deleted = Jugador borrado
admin-since = Desde { $time }
admin-until = hasta { $time }

## Who may use it

admin-stranger = Para abrir esta página hay que ser administrador. Pide el acceso al anfitrión del servidor.
admin-first = Primer administrador
admin-first-lead = Un servidor sin administrador muestra una clave al arrancar. Sirve una vez.
admin-first-account = Si tienes la clave del arranque del servidor, primero entra o regístrate.
admin-token = Clave
admin-become = Ser administrador
admin-refusal-not-admin = Ya no eres administrador. Habla con otro administrador.
admin-refusal-wrong-token = Esta clave ya no sirve. Reinicia el servidor para tener otra.
admin-refusal-unknown-ban = Esta prohibición ya ha terminado.
admin-refusal-nothing-to-handle = Otro administrador ya se ha ocupado.
admin-refusal-many-bans = Hay demasiadas prohibiciones. Levanta una primero.
admin-refusal-backups-off = Este servidor no tiene carpeta para copias.
admin-refusal-bad-query = El servidor no lo acepta. Comprueba lo que has escrito.

## Overview

admin-now-people = En mesas ahora
admin-now-rooms = Mesas abiertas
admin-now-stored = Guardado
admin-now-waiting = Avisos pendientes
admin-load = Carga, últimas 12 horas
admin-load-people = Jugadores en mesas
admin-load-rooms = Mesas abiertas
admin-load-requests = Peticiones por minuto
admin-load-answer-ms = Tiempo de respuesta
admin-load-memory-bytes = Memoria
admin-load-soon = Los datos llegan en unos minutos.
admin-load-summary = Último { $latest }, máximo { $most }
admin-ms = { $ms } ms
admin-nodes = Servidores
admin-node = Servidor
admin-version = Versión
admin-storage = Almacenamiento
admin-store = { $kind }, { $size }
admin-room-counts = Mesas: { $open } en espera, { $playing } en juego, { $over } terminadas, { $closed } cerradas
admin-backup = Copiar ahora
admin-backup-begun = Copia en marcha.
admin-backup-running = Haciendo una copia…
admin-backup-none = Ninguna copia desde que arrancó el servidor.
admin-backup-last = Última copia: { $time }, { $size }, { $file }
admin-backup-failed = La copia ha fallado: { $problem }
admin-backup-off = Para hacer copias desde aquí, define backup_dir en el servidor.
admin-backup-postgres = Haz copias de PostgreSQL con pg_dump.
admin-admins = Rol de administrador
admin-admins-help = Abre la página de un jugador para dar o quitar el acceso.
admin-settings = Ajustes en vigor
admin-settings-show = { $count } ajustes, sin contraseñas

## Reasons and times

admin-reason = Motivo
admin-reason-shown = Lo lee el jugador afectado.
admin-reason-log = Para el registro. Opcional.
admin-time-hour = 1 hora
admin-time-six-hours = 6 horas
admin-time-day = 1 día
admin-time-week = 1 semana
admin-time-month = 30 días
admin-time-ever = Sin fin

## People

admin-search-people = Nombre, cuenta o id
admin-search-people-help = Basta el principio del nombre.
admin-newest-people = Jugadores más recientes
admin-found-people = Encontrados
admin-nobody = No se ha encontrado a nadie.
admin-badge = Administrador
admin-banned-badge = Prohibición { $end }
admin-ban-ever = sin fin
admin-kind-bot = Bot
admin-kind-guest = Invitado
admin-kind-same = Cuenta
admin-kind-account = Cuenta { $account }
admin-back-people = Todos los jugadores
admin-profile = Ver perfil
admin-facts = Datos
admin-id = Id
admin-contact = Dirección de correo
admin-contact-yes = Sí
admin-contact-no = No
admin-session-count = Sesiones
admin-latest-rooms = Últimas mesas
admin-about = Acciones de administración
admin-nothing-done = Nada todavía.
admin-rename = Cambiar nombre
admin-rename-title = Cambiar nombre a { $name }
admin-rename-lead = El nombre nuevo se ve también en las mesas abiertas. El de la cuenta no cambia.
admin-new-name = Nombre nuevo
admin-end-sessions = Cerrar sus sesiones
admin-sessions-title = Cerrar sesiones de { $name }
admin-sessions-lead = Se cierran en todos los dispositivos. Un invitado pierde sus asientos.
admin-password-link = Enlace de contraseña
admin-password-title = Contraseña para { $name }
admin-password-lead = Recibes un enlace para el jugador. Sirve una vez, durante una hora.
admin-password-make = Crear enlace
admin-password-share = Envía este enlace solo al jugador.
admin-link-copy = Copiar enlace
admin-link-copied = Enlace copiado.
admin-grant = Hacer administrador
admin-grant-title = Acceso para { $name }
admin-grant-lead = Un administrador puede hacer todo lo de esta página.
admin-revoke = Quitar administrador
admin-revoke-title = Quitar acceso a { $name }
admin-revoke-lead = La página se le cierra al instante.

## Bans

admin-ban = Prohibir
admin-ban-title = Prohibir a { $name }
admin-ban-lead = Sus mesas se cierran y no puede entrar.
admin-ban-time = Cuánto tiempo
admin-ban-network = Prohibir direcciones
admin-ban-network-lead = Nadie con estas direcciones puede jugar aquí. Mejor poco tiempo: cambian de dueño.
admin-network = Direcciones
admin-network-help = Por ejemplo 192.0.2.0/24 o 2001:db8::/32.
admin-lift = Levantar prohibición
admin-lift-title = Levantar la de { $name }
admin-bans-help = Para prohibir a un jugador, abre su página.
admin-no-bans = No hay prohibiciones.

## Tables

admin-search-rooms = Mesa o jugador
admin-search-rooms-help = El enlace o id de una mesa, o el nombre o id de un jugador.
admin-only-running = Solo en espera o en juego
admin-newest-rooms = Mesas más recientes
admin-found-rooms = Encontradas
admin-no-rooms = Ninguna mesa.
admin-stage-open = En espera
admin-stage-playing = En juego
admin-stage-over = Terminada
admin-stage-closed = Cerrada
admin-unlisted = Sin listar
admin-close-table = Cerrar mesa
admin-close-title = ¿Cerrar esta mesa?
admin-close-lead = La partida acaba sin terminar. Todo lo jugado queda guardado.

## Reports

admin-chat-reports = Chat denunciado
admin-problems = Problemas
admin-no-reports = Ningún aviso pendiente.
admin-reported = Avisa { $name }, { $time }
admin-table = Mesa
admin-report-reason = Motivo: { $reason }
admin-line-gone = Este mensaje ya no existe.
admin-dismiss = Marcar como resuelto
admin-dismiss-title = ¿Marcar como resuelto?
admin-dismiss-lead = Sale de esta lista.
admin-show-author = Ver autor
admin-ban-author = Prohibir al autor
admin-as-public = Visto como espectador
admin-as-seat = Visto desde el asiento { $seat }
admin-at-step = paso { $step }
admin-of-version = versión { $version }

## Announcements

admin-all-announcements = Todos los anuncios
admin-announce = Nuevo anuncio
admin-text-en = Texto en inglés
admin-text-es = Texto en español
admin-texts-help = Basta un idioma. Lo ve cada jugador hasta que lo cierra.
admin-announce-time = Mostrar durante
admin-announce-now = Anunciar
admin-restart = Reinicio previsto
admin-restart-lead = Se ve una cuenta atrás. En los dos últimos minutos no se abren mesas. No reinicia nada.
admin-restart-time = Cuándo
admin-in-minutes = En { $count } minutos
admin-restart-now = Anunciar reinicio
admin-restart-at = Reinicio: { $time }
admin-from-until = { $from } – { $until }
admin-end = Terminar
admin-no-announcements = Ningún anuncio todavía.

## Log

admin-log-title = Acciones de administración
admin-on-host = En la máquina del servidor
admin-why = Motivo: { $reason }
admin-did-first-admin = Primer administrador:
admin-did-grant = Nuevo administrador:
admin-did-revoke = Deja de ser administrador:
admin-did-rename = Nombre cambiado:
admin-did-ban = Prohibición:
admin-did-lift-ban = Prohibición levantada:
admin-did-end-sessions = Sesiones cerradas:
admin-did-reset-link = Enlace de contraseña:
admin-did-close-room = Mesa cerrada:
admin-did-dismiss-report = Aviso resuelto:
admin-did-dismiss-problem = Problema resuelto:
admin-did-announce = Anuncio:
admin-did-plan-restart = Reinicio anunciado:
admin-did-end-announcement = Anuncio terminado:
admin-did-backup = Copia:
