### What the host of the server tells everyone: announcements, restarts and bans.
###
### Sentences end with a full stop, buttons and headings do not.

host-announcements = Anuncios
host-close = Cerrar anuncio
host-restarting = El servidor se está reiniciando. Tu partida está guardada.
host-restart-seconds = El servidor se reinicia en { $seconds } s. Tu partida está guardada.
host-restart-minutes = { $minutes ->
    [one] El servidor se reinicia en 1 minuto. Tu partida está guardada.
   *[other] El servidor se reinicia en { $minutes } minutos. Tu partida está guardada.
  }
host-restart-hours = { $hours ->
    [one] El servidor se reinicia en 1 hora. Tu partida está guardada.
   *[other] El servidor se reinicia en { $hours } horas. Tu partida está guardada.
  }
host-restart-days = { $days ->
    [one] El servidor se reinicia en 1 día. Tu partida está guardada.
   *[other] El servidor se reinicia en { $days } días. Tu partida está guardada.
  }
host-banned = Acceso prohibido
host-banned-ever = Ya no puedes usar este servidor.
host-banned-until = No puedes usar este servidor hasta el { $date }.
host-banned-why = El anfitrión del servidor dice por qué:
host-banned-help = Tus partidas están guardadas. Si crees que es un error, pregunta al anfitrión del servidor.
