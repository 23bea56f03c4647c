### Palabras de las repeticiones, de la comprobación del azar y de seguir desde una posición anterior.
###
### Las frases acaban en punto; los botones y los títulos, no.

## La página

title-replay = Repetición · Antorcha
title-replay-of = Repetición · { $game }
replay = Ver la repetición
replay-title = Repetición: { $game }
replay-loading = Traemos la partida del archivo…
replay-gone = Aquí no hay repetición
replay-busy = La repetición no está lista
replay-not-begun = La partida no ha empezado, o la miras con retraso. Prueba más tarde.
replay-to-table = A la mesa
replay-copy-link = Copiar un enlace a este paso
replay-link-copied = El enlace a este paso está copiado.
replay-link = El enlace a este paso: { $address }

## Moverse por ella

replay-controls = Pasos de la repetición
replay-steps = Ir a
replay-slider = Paso
replay-step = Paso { $step } de { $last }
replay-back = Un paso atrás
replay-forward = Un paso adelante
replay-first = Al principio
replay-last = Al final
replay-previous-chapter = A la ronda anterior
replay-next-chapter = A la ronda siguiente
replay-run = Reproducir
replay-stop = Parar
replay-run-or-stop = Reproducir sola, o parar
replay-no-news = Nada que estos ojos pudieran ver.
replay-story = La partida entera; cada línea lleva a su paso
replay-beginning = El principio
replay-taken-back = deshecho

## Con los ojos de quién

replay-eyes = Ojos
replay-eyes-public = El público
replay-eyes-all = Lo ven todo
replay-eyes-mine = { $name } (tú)
replay-eyes-later = { $name } (al acabar)
replay-through = Tablero de
replay-through-actor = quien debe actuar
replay-goes-on = { $whose ->
        [mine] La partida sigue. Hasta que acabe la ves solo con tus propios ojos, para que nadie sepa lo que no debe saber.
       *[public] La partida sigue. Hasta que acabe, quien mira solo ve lo que todos pueden saber.
    }
replay-stays-secret = Esta partida ha acabado. Siguió a partir de lo que sabías de otra, así que aún la ves solo con tus propios ojos.
replay-follows = Los pasos nuevos llegan solos.
behind = { $seconds } s de retraso
replay-behind = La ves con { $seconds } segundos de retraso.

## Si el azar fue limpio

verdict-check = Comprobar todo el azar
verdict-checking = Comprobando el azar…
verdict-later = La partida no ha acabado. El servidor muestra su secreto al final; entonces podrás comprobar todo el azar.
verdict-fair = Limpio: nadie eligió lo que salió.
verdict-by-record = Limpio, según el registro del servidor.
verdict-commitment-same = Tu navegador vio este mismo compromiso antes de empezar la partida.
verdict-commitment-differs = El compromiso no es el que tu navegador vio antes de la partida.
verdict-commitment-unknown = Este navegador no estaba antes de la partida, así que no puede comparar el compromiso.
verdict-nonce-same = Tu número al azar está en el registro tal como lo eligió tu navegador.
verdict-nonce-differs = El registro no tiene el número al azar que eligió tu navegador.
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
        [one] El servidor ha repetido el registro: su única carta o tirada sale del secreto y de los números.
       *[other] El servidor ha repetido el registro: las { $draws } cartas y tiradas salen del secreto y de los números.
    }
verdict-origin = { $steps ->
        [one] La partida siguió desde otra. Su único paso se repitió según las reglas; comprueba su azar en aquella partida.
       *[other] La partida siguió desde otra. Sus { $steps } pasos se repitieron según las reglas; comprueba su azar en aquella partida.
    }
verdict-takes = { $takes ->
        [one] Se deshizo 1 decisión, y lo que salió después fue nuevo.
       *[other] Se deshicieron { $takes } decisiones, y lo que salió después fue nuevo.
    }
verdict-unfinished = La partida no acabó. Está comprobada hasta donde llegó.
verdict-yourself = No hace falta que te fíes del servidor. Descarga el registro y compruébalo en tu propio equipo:
verdict-not-fair = Esta partida no pasa la comprobación.
verdict-reason = El servidor ha repetido el registro y no encaja:
verdict-secret-differs = El secreto del servidor no encaja con el compromiso que mostró.

## Seguir desde un paso

continue = Seguir desde aquí
continue-help = Se abre una mesa nueva en la que la partida sigue desde el paso { $step }. Esta partida queda como fue; la nueva tiene su propio azar.
continue-alone-help = Se abre una mesa nueva en la que sigues por tu cuenta, contra bots, desde el paso { $step }. Esta partida no ha acabado: lo que entonces no sabías se reparte de nuevo, y nadie más puede ver la mesa nueva ni su registro.
continue-seat = ¿Quién sigue jugando por { $name }?
continue-you = { $name }: tú
continue-person = { $name }: quien venga por el enlace
continue-bot = { $name }: { $bot ->
        [random] bot, juega al azar
        [novice] bot, principiante
        [adventurer] bot, aventurero
        [veteran] bot, veterano
        [legend] bot, leyenda
       *[other] bot { $bot }
    }
continue-hidden = Lo que estaba oculto
continue-as-it-was = Tal como estaba
continue-as-it-was-help = Las mismas cartas siguen donde estaban. Quien ha visto esta repetición las conoce.
continue-anew = Repartido de nuevo
continue-anew-help = Lo que un asiento no sabía se reparte de nuevo, para que nadie sepa más de lo que sabía entonces.
continue-known-to = Según lo que sabía este jugador
continue-open = Abrir la mesa
