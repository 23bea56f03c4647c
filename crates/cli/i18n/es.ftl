### Lo que el propio programa dice en español; las palabras de cada juego están con el juego.
###
### A un mensaje que acaba en dos puntos le sigue algo que es igual en todas las lenguas: un archivo, un número en
### cifras hexadecimales, una orden.

## Los juegos y sus opciones

cli-name = { $name }
cli-game = { $game }. { $game-tagline }
cli-tagline = { $game-tagline }
cli-seats = De { $least } a { $most } participantes.
cli-setting = { $option }: { $value }.
cli-default = Es lo normal si no se elige otra cosa.
cli-bots = Bots, del más débil al más fuerte:
cli-bot-random = Juega al azar: sirve para medir a los demás.
cli-bot-novice = Juega mucho al azar, pero nada absurdo.
cli-bot-adventurer = Conoce el juego y sus probabilidades.
cli-bot-veteran = Conoce el juego y lo sigue jugando un momento en su cabeza.
cli-bot-legend = El más fuerte: piensa hasta un segundo.
cli-bot-other = Un bot.
cli-rules = { $count ->
        [one] Tiene una regla numerada.
       *[other] Tiene { $count } reglas numeradas.
    } Se leen con esta orden:

## Antes de la partida

cli-guest = { $count ->
        [one] Visitante
       *[other] Visitante { $number }
    }
cli-you-play-as = Juegas como { $who }.
cli-people = { $people } comparten este teclado.
cli-bots-play = { $bots-count ->
        [one] { $bots } es un bot, { $level ->
            [random] que juega al azar
            [novice] principiante
            [adventurer] aventurero
            [veteran] veterano
            [legend] toda una leyenda
           *[other] a su manera
        }.
       *[other] { $bots } son bots, { $level ->
            [random] que juegan al azar
            [novice] principiantes
            [adventurer] aventureros
            [veteran] veteranos
            [legend] leyendas
           *[other] a su manera
        }.
    }
cli-commitment = Todo lo que decida el azar sale de un secreto ya fijado. Este compromiso ata la mesa a él:
cli-key-choose = Responde con el número o la letra que precede a una opción, o con las primeras letras de sus palabras.
cli-key-letters = Donde los números podrían confundirse, las opciones llevan letras, sin l, q, r, s ni t: ahí un número toma la opción que lo menciona, y la letra de una opción cuenta antes que la primera letra de una palabra.
cli-key-explain = Escribe ? para que se expliquen las opciones, o ? y un número o una letra para una sola.
cli-key-tell = Escribe t para oír la mesa y qué hace cada pieza, l para oír lo ocurrido hasta ahora, o r y un número para leer una regla.
cli-key-leave = Escribe s y un nombre de archivo para guardar la partida, o q para dejarla.
cli-key-again = Pulsa Intro sin más para oír otra vez la pregunta o, si puedes actuar fuera de turno, para que sigan los demás.
cli-key-first = Quien pueda actuar fuera de turno, o cambiar una elección, puede pedir el teclado por su nombre cuando cambie de manos.

## Un turno

cli-clear = Pulsa Intro cuando hayas leído esto, y la pantalla se despejará.
cli-hand-over = Pasa el teclado a { $who }. Pulsa Intro cuando solo mire { $who }.
cli-hand-over-or =
    Pasa el teclado a { $who }. Pulsa Intro cuando solo mire { $who }. { $others-count ->
        [one] { $others } puede actuar antes: para ello, escribe ese nombre.
       *[other] { $others } pueden actuar antes: para ello, escribe uno de esos nombres.
    }
cli-anyone-first =
    Antes de que decida { $who }, { $others-count ->
        [one] puede actuar { $others }: para ello, escribe ese nombre. Pulsa Intro para seguir.
       *[other] pueden actuar { $others }: para ello, escribe uno de esos nombres. Pulsa Intro para seguir.
    }
cli-no-such-name = No es ninguno de esos nombres. Escribe uno de ellos, o pulsa Intro sin más.
cli-your-turn = Es tu turno.
cli-out-of-turn =
    { $others-count ->
        [one] Antes de que decida { $others }, puedes actuar fuera de turno.
       *[other] Antes de que decidan { $others }, puedes actuar fuera de turno.
    }
cli-nothing-to-choose = Ahora no puedes hacer nada.
cli-choose = Tu elección:
cli-choose-or-go-on = Tu elección, o Intro para seguir:
cli-rule = Regla
cli-no-such-rule = No hay ninguna regla con ese número.
cli-no-such-choice = { $marks ->
        [letters] { $count ->
            [one] Solo existe esta opción:
           *[other] No existe esa opción. Escribe una de estas letras:
        }
       *[numbers] { $count ->
            [one] Solo existe la opción 1.
           *[other] No existe esa opción: van numeradas del 1 al { $count }.
        }
    }
cli-unclear = { $marks ->
        [letters] { $count ->
            [one] Esa no es la opción. Escribe ? para que se explique, o esta letra para tomarla:
           *[other] Esa no es ninguna de las opciones. Escribe ? para que se expliquen, o una de estas letras:
        }
       *[numbers] { $count ->
            [one] Esa no es la opción. Escribe 1 para tomarla, o ? para que se explique.
           *[other] Esa no es ninguna de las opciones. Escribe un número del 1 al { $count }, o ? para que se expliquen.
        }
    }
cli-several = { $marks ->
        [letters] Puede ser cualquiera de estas. Escribe algo más, o su letra.
       *[numbers] Puede ser cualquiera de estas. Escribe algo más, o su número.
    }
cli-not-saved-yet = La partida no está guardada. Escribe q otra vez para dejarla, o s y un nombre de archivo para guardarla.
cli-saved = La partida ya se guarda ahí.
cli-saved-in = Desde ahora la partida se guarda en este archivo:
cli-save-failed = No se ha podido guardar ahí la partida, por este motivo:

## El final

cli-over = La partida ha terminado.
cli-won = { $who-is ->
        [you] Has ganado.
       *[other] { $who } ha ganado.
    }
cli-won-together = { $winners } han ganado juntos.
cli-nobody-won = No ha ganado nadie.
cli-secret = Este era el secreto del que salió todo el azar:
cli-offer-to-save = Escribe s y un nombre de archivo para conservar esta partida y comprobar su azar, o pulsa Intro para salir.
cli-how-to-check = Para comprobar todo el azar frente al compromiso, usa esta orden:
cli-left = Dejas la mesa. La partida no está guardada.
cli-left-saved = Dejas la mesa. La partida está guardada en este archivo:
cli-how-to-resume = Para seguir con ella, usa esta orden:

## Una partida guardada

cli-unfinished = Esta partida no ha terminado, y su archivo contiene el secreto de todo el azar que falta.
cli-fair = El azar de esta partida es limpio.
cli-fair-secret = El secreto encaja con el compromiso.
cli-fair-draws = { $draws ->
        [one] Se ha vuelto a calcular con el secreto la única decisión del azar, y es la que consta.
       *[other] Se han vuelto a calcular con el secreto las { $draws } decisiones del azar, y todas son las que constan.
    }
cli-fair-decisions = { $decisions ->
        [one] Los participantes tomaron una decisión, y las reglas la permiten.
       *[other] Los participantes tomaron { $decisions } decisiones, y las reglas las permiten todas.
    }
cli-fair-takes = { $takes ->
        [one] Una vez se deshicieron jugadas; lo que el azar decidió antes también cuenta.
       *[other] Se deshicieron jugadas { $takes } veces; lo que el azar decidió antes también cuenta.
    }
cli-fair-origin = La partida siguió desde otra, de la que { $steps ->
        [one] se repitió un paso: su azar
       *[other] se repitieron { $steps } pasos: su azar
    } lo muestra el registro de aquella partida.
cli-fair-replaced = { $seats ->
        [one] Un asiento no mostró su número a tiempo. El secreto fijó otro.
       *[other] { $seats } asientos no mostraron su número a tiempo. El secreto fijó otros.
    }
cli-fair-version = La partida empezó con la versión { $recorded } de las reglas; transcurre igual con la versión { $present }, que es la de este programa.
cli-fair-unfinished = La partida todavía no ha terminado.
cli-fair-commitment = Compara este compromiso con el que se mostró antes de la partida:
cli-fair-nonce = { $who } añadió esto al azar:

## Las reglas que se ven en juego

cli-coverage-games = Se han jugado { $games } partidas al azar. Cada regla con las veces que ha actuado:
cli-coverage-complete = Han actuado todas las reglas que pueden actuar.
cli-coverage-missing = Puede actuar y no lo ha hecho nunca.
cli-coverage-cannot = Ninguna partida la muestra:
cli-coverage-against = Ha actuado aunque el libro dice que no puede.

## La arena

cli-arena-mixed = { $game }: { $games ->
        [one] una partida
       *[other] { $games } partidas
    } en mesas de { $seats }, { $deals ->
        [one] un reparto
       *[other] { $deals } repartos
    }, cada uno jugado por todos desde todos los asientos.
cli-arena-lone = { $game }: { $games ->
        [one] una partida
       *[other] { $games } partidas
    } en mesas de { $seats }, uno de una clase contra los demás, { $deals ->
        [one] un reparto
       *[other] { $deals } repartos
    }, cada uno jugado por todos desde todos los asientos.
cli-arena-settings = Ajustes:
cli-arena-player = Participante
cli-arena-games = Partidas
cli-arena-wins = Victorias
cli-arena-rate = Gana
cli-arena-interval = 95 %
cli-arena-paired = 95 % por repartos
cli-arena-rating = Puntos
cli-arena-seat = Asiento { $number }
cli-arena-one = Uno
cli-arena-against = contra los demás
cli-arena-verdict = es
cli-arena-stronger = más fuerte
cli-arena-weaker = más débil
cli-arena-unclear = ni lo uno ni lo otro con claridad
cli-arena-even = A la par
cli-arena-clock = Tiempo
cli-arena-cpu = procesador
cli-arena-wall = reloj
cli-arena-decisions = Decisiones
cli-arena-mean = Media ms
cli-arena-median = p50 ms
cli-arena-slow = p99 ms
cli-arena-per-second = por segundo
cli-arena-crashed = Caídas
cli-arena-timed-out = Fuera de tiempo
cli-arena-illegal = Respuesta no válida
cli-arena-pace = Tiempo de esta tanda, y decisiones de todos en un segundo de ella:
cli-arena-ahead = La ventaja en puntos, con su intervalo del 95 %:
cli-arena-shared = { $count ->
        [one] En una partida ganaron varios, que comparten la victoria.
       *[other] En { $count } partidas ganaron varios, que comparten la victoria.
    }
cli-arena-nobody = { $count ->
        [one] Una partida no la ganó nadie: no es victoria de nadie, y para los puntos es un empate.
       *[other] { $count } partidas no las ganó nadie: no son victoria de nadie, y para los puntos son empates.
    }
cli-arena-cut-off = { $count ->
        [one] Una partida no tenía fin a la vista y se cortó: cuenta como no ganada por nadie.
       *[other] { $count } partidas no tenían fin a la vista y se cortaron: cuentan como no ganadas por nadie.
    }
cli-arena-forfeits = Quien se cae, tarda demasiado o da una respuesta no válida pierde la partida, y los demás la comparten.
cli-arena-left = { $count ->
        [one] La tanda acabó antes de tiempo: quedó una partida sin jugar.
       *[other] La tanda acabó antes de tiempo: quedaron { $count } partidas sin jugar.
    }
cli-arena-go-on = La misma orden sigue donde quedó.
cli-arena-not-kept = Lo jugado no se guarda: con --resume y un archivo se guardaría.
cli-arena-chart = { $game }: la fuerza de cada participante
cli-arena-from = { $games ->
        [one] Una partida
       *[other] { $games } partidas
    } en mesas de { $seats }, { $deals ->
        [one] un reparto
       *[other] { $deals } repartos
    }
cli-arena-axis = Puntos con intervalo del 95 %; 400 puntos son diez veces más fuerza

## Probabilidades

cli-odds-chance = La probabilidad de superar la mazmorra tal como está, según lo que sabe { $who }:
cli-odds-after = Después de cada decisión posible ahora:

## Resolver

cli-solve-slots = Acciones que se pueden aprender, en millones:
cli-solve-threads = Hilos:
cli-solve-order = Los marcadores se resuelven del último al primero; cada uno se dice por los éxitos y fracasos de quien empieza y de la otra parte. Las cifras tras ± son la mitad de un intervalo del 95 %.
cli-solve-score = Marcador:
cli-solve-value = Valor para quien empieza, de -1 a 1:
cli-solve-deals = Repartos de los que se ha aprendido en esta tanda:
cli-solve-seconds = Segundos:
cli-solve-pace = Millones de decisiones visitadas por segundo:
cli-solve-bytes = Bytes en el archivo de estrategia:
cli-solve-gain = Ganancia en una ronda de valor simple contra la regla del umbral, según lo aprendido:
cli-solve-gain-written = Lo mismo, según lo escrito:
cli-solve-response-deals = Repartos de los que se ha aprendido una respuesta:
cli-solve-response = Ganancia de esa respuesta, una cota inferior de la que tiene la mejor:
cli-solve-exploited = Lo que gana una respuesta óptima que no olvida nada contra lo aprendido, empezando, sin empezar y por sorteo:
cli-solve-exploited-written = Lo mismo, contra lo escrito:
cli-solve-time = Segundos en total, mediciones incluidas:
cli-solve-nodes = Millones de decisiones visitadas:
cli-solve-memory = Megabytes de una tabla; hay dos mientras se aprende una respuesta:
cli-solve-games = Parte de las partidas enteras ganadas contra la regla del umbral:
cli-solve-stopped = La tanda se ha detenido. Con --checkpoint y --resume la misma orden sigue donde quedó.
