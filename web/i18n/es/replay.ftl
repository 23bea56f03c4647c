### Textos de las repeticiones, de la comprobación del azar y de seguir desde un paso anterior.
###
### Las frases acaban en punto; los botones y los títulos, no.

## La página

title-replay = Repetición · Antorcha
title-replay-of = Repetición · { $game }
replay = Ver repetición
replay-title = Repetición: { $game }
replay-loading = Cargando la repetición…
replay-gone = Repetición no encontrada
replay-busy = La repetición no está lista
replay-not-begun = La partida no ha empezado, o la ves con retraso. Prueba más tarde.
replay-to-table = Ir a la mesa
replay-copy-link = Copiar enlace a este paso
replay-link-copied = Enlace copiado.
replay-link = Enlace a este paso: { $address }

## Moverse por los pasos

replay-controls = Controles de la repetición
replay-steps = Ir a
replay-slider = Paso
replay-step = Paso { $step } de { $last }
replay-back = Un paso atrás
replay-forward = Un paso adelante
replay-first = Ir al principio
replay-last = Ir al final
replay-previous-chapter = Ronda anterior
replay-next-chapter = Ronda siguiente
replay-run = Reproducir
replay-stop = Pausar
replay-run-or-stop = Reproducir o pausar
replay-no-news = Desde esta vista no se ve nada.
replay-story = Partida entera, paso a paso
replay-beginning = Inicio de la partida
replay-taken-back = deshecho

## Con la vista de quién

replay-eyes = Ver como
replay-eyes-public = Espectador
replay-eyes-all = Todo visible
replay-eyes-mine = { $name } (tú)
replay-eyes-later = { $name } (al terminar)
replay-through = Tablero de
replay-through-actor = jugador al que le toca
replay-goes-on = { $whose ->
        [mine] La partida sigue. Hasta que termine, solo ves lo que sabes tú.
       *[public] La partida sigue. Hasta que termine, solo ves lo que saben todos.
    }
replay-sealed = Otros aún juegan este reparto, así que hoy solo ves tu punto de vista. Mañana podrás analizarla y verla entera.
replay-stays-secret = Esta partida siguió a partir de lo que sabías de otra, así que solo ves lo que sabes tú.
replay-follows = Los pasos nuevos aparecen solos.
behind = { $seconds } s de retraso
replay-behind = La ves con { $seconds } segundos de retraso.

## Si el azar fue limpio

verdict-check = Comprobar todo el azar
verdict-checking = Comprobando el azar…
verdict-later = La partida no ha terminado. El servidor muestra su secreto al final; entonces podrás comprobar todo el azar.
verdict-fair = Limpio: nadie eligió lo que salió.
verdict-by-record = Limpio, según los datos del servidor.
verdict-commitment-same = Tu navegador vio este mismo compromiso antes de empezar la partida.
verdict-commitment-differs = El compromiso no es el que tu navegador vio antes de la partida.
verdict-commitment-unknown = Este navegador no estaba antes de la partida, así que no puede comparar el compromiso.
verdict-nonce-same = Tu número al azar está en la partida guardada, tal como lo eligió tu navegador.
verdict-nonce-differs = La partida guardada no tiene el número al azar que eligió tu navegador.
verdict-nonce-replaced = Tu número al azar llegó tarde. Lo sustituyó uno que sale del secreto del servidor.
verdict-nonce-unknown = Este navegador no eligió ningún número para esta partida, así que no puede compararlo.
verdict-added = { $count ->
        [0] Ningún jugador añadió un número al azar, así que todo depende del secreto del servidor.
        [one] 1 jugador añadió un número al azar que el servidor no podía saber.
       *[other] { $count } jugadores añadieron números al azar que el servidor no podía saber.
    }
verdict-secret-by-you = El servidor mostró su secreto al final. Tu navegador ha comprobado que encaja con el compromiso.
verdict-secret-by-server = El servidor mostró su secreto al final y dice que encaja con el compromiso. Sin HTTPS, tu navegador no puede comprobarlo.
verdict-draws = { $draws ->
        [one] El servidor ha repetido la partida: su única carta o tirada sale del secreto y de los números.
       *[other] El servidor ha repetido la partida: las { $draws } cartas y tiradas salen del secreto y de los números.
    }
verdict-origin = { $steps ->
        [one] Esta partida siguió desde otra. Su único paso se repitió según las reglas; comprueba su azar en aquella partida.
       *[other] Esta partida siguió desde otra. Sus { $steps } pasos se repitieron según las reglas; comprueba su azar en aquella partida.
    }
verdict-takes = { $takes ->
        [one] Se deshizo 1 decisión, y lo que salió después fue nuevo.
       *[other] Se deshicieron { $takes } decisiones, y lo que salió después fue nuevo.
    }
verdict-unfinished = La partida no terminó. Está comprobada hasta donde llegó.
verdict-yourself = No hace falta que te fíes del servidor. Descarga la partida y compruébala en tu propio equipo:
verdict-not-fair = Esta partida no pasa la comprobación.
verdict-reason = El servidor ha repetido la partida y ha salido otra cosa:
verdict-secret-differs = El secreto del servidor no encaja con el compromiso que mostró.

## Seguir desde un paso

continue = Seguir desde aquí
continue-help = Se abre una mesa nueva y la partida sigue allí desde el paso { $step }. Esta partida queda como fue; en la nueva, cartas y tiradas son nuevas.
continue-alone-help = Se abre una mesa nueva y sigues allí desde el paso { $step } contra bots. Esta partida no ha terminado, así que las cartas que no conocías entonces se reparten de nuevo. Solo tú puedes ver la mesa nueva y su repetición.
continue-seat = ¿Quién juega por { $name }?
continue-you = { $name }: tú
continue-person = { $name }: cualquiera con el enlace
continue-bot = { $name }: { $bot ->
        [random] bot al azar
        [novice] bot principiante
        [adventurer] bot aventurero
        [veteran] bot veterano
        [legend] bot leyenda
       *[other] bot { $bot }
    }
continue-hidden = Cartas ocultas
continue-as-it-was = Como estaban
continue-as-it-was-help = Las mismas cartas en los mismos sitios. Si alguien ha visto esta repetición, las conoce.
continue-anew = Repartidas de nuevo
continue-anew-help = Las cartas que un jugador no conocía se reparten de nuevo, para que nadie sepa más que entonces.
continue-known-to = Mantener lo que sabía
continue-open = Abrir mesa
