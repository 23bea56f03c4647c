### Los textos del propio programa en español. Cada juego tiene su archivo con sus palabras.
###
### A un mensaje que acaba en dos puntos le sigue algo que es igual en todos los idiomas: un archivo, un número
### hexadecimal, un comando.

## Los juegos y sus opciones

cli-name = { $name }
cli-game = { $game }. { $game-tagline }
cli-tagline = { $game-tagline }
cli-seats = De { $least } a { $most } jugadores.
cli-setting = { $option }: { $value }.
cli-default = Valor por defecto.
cli-bots = Bots, del más débil al más fuerte:
cli-bot-random = Juega al azar: sirve de referencia.
cli-bot-novice = Comete muchos errores.
cli-bot-adventurer = Conoce el juego y sus probabilidades.
cli-bot-veteran = Conoce el juego y piensa un momento por adelantado.
cli-bot-legend = El más fuerte: piensa hasta un segundo.
cli-bot-other = Un bot.
cli-rules = { $count ->
        [one] 1 regla numerada.
       *[other] { $count } reglas numeradas.
    } Para leerlas, ejecuta:

## Antes de la partida

cli-guest = { $count ->
        [one] Visitante
       *[other] Visitante { $number }
    }
cli-you-play-as = Juegas como { $who }.
cli-people = { $people } comparten este teclado.
cli-bots-play = { $bots-count ->
        [one] { $bots } es { $level ->
            [random] un bot que juega al azar
            [novice] un bot principiante
            [adventurer] un bot aventurero
            [veteran] un bot veterano
            [legend] un bot leyenda
           *[other] un bot
        }.
       *[other] { $bots } son { $level ->
            [random] bots que juegan al azar
            [novice] bots principiantes
            [adventurer] bots aventureros
            [veteran] bots veteranos
            [legend] bots leyenda
           *[other] bots
        }.
    }
cli-commitment = Todas las cartas y tiradas salen de un secreto ya fijado. Después puedes comprobarlo con este compromiso:
cli-key-help = Escribe un número, una letra o una palabra para elegir, ? para la ayuda, q para salir.
cli-key-choose = Para elegir, escribe el número o la letra de una opción, o el principio de una de sus palabras.
cli-key-letters = Las opciones que mencionan números llevan letras (nunca l, q, r, s ni t). Ahí un número es la opción que lo menciona, y una letra es, ante todo, la opción que la lleva.
cli-key-explain = Escribe ? para ver qué hace cada opción, o ? y un número o una letra para una sola.
cli-key-tell = Escribe t para ver la mesa y qué hace cada pieza, l para el registro, o r y un número para una regla.
cli-key-leave = Escribe s y un nombre de archivo para guardar la partida, o q para salir.
cli-key-again = Pulsa Intro para ver otra vez la pregunta. Si puedes actuar fuera de turno, Intro deja seguir a los demás.
cli-key-first = Para actuar fuera de turno o cambiar tu elección, escribe tu nombre cuando el teclado cambie de manos.

## Un turno

cli-clear = Cuando hayas leído esto, pulsa Intro para borrar la pantalla.
cli-hand-over = Pasa el teclado a { $who }. Pulsa Intro cuando solo { $who } vea la pantalla.
cli-hand-over-or =
    Pasa el teclado a { $who }. Pulsa Intro cuando solo { $who } vea la pantalla. { $others-count ->
        [one] { $others } puede actuar antes: en ese caso, escribe su nombre.
       *[other] { $others } pueden actuar antes: en ese caso, escribe uno de esos nombres.
    }
cli-anyone-first =
    { $others-count ->
        [one] Antes de que decida { $who }, puede actuar { $others }: escribe su nombre, o pulsa Intro para seguir.
       *[other] Antes de que decida { $who }, pueden actuar { $others }: escribe uno de esos nombres, o pulsa Intro para seguir.
    }
cli-no-such-name = Nombre no encontrado. Escribe uno de los nombres, o pulsa solo Intro.
cli-your-turn = Te toca.
cli-out-of-turn =
    { $others-count ->
        [one] Antes de que decida { $others }, puedes actuar fuera de turno.
       *[other] Antes de que decidan { $others }, puedes actuar fuera de turno.
    }
cli-nothing-to-choose = Ahora no puedes hacer nada.
cli-choose = Tu elección:
cli-choose-or-go-on = Tu elección, o Intro para seguir:
cli-rule = Regla
cli-no-such-rule = Regla no encontrada. Escribe ? para ver qué reglas se aplican aquí.
cli-no-such-choice = { $marks ->
        [letters] { $count ->
            [one] Solo hay esta opción:
           *[other] Opción no encontrada. Escribe una de estas letras:
        }
       *[numbers] { $count ->
            [one] Solo hay una opción. Escribe 1 para elegirla.
           *[other] Opción no encontrada. Escribe un número del 1 al { $count }.
        }
    }
cli-unclear = { $marks ->
        [letters] { $count ->
            [one] Eso no es una opción. Escribe ? para ver la ayuda, o esta letra:
           *[other] Eso no es una opción. Escribe ? para ver la ayuda, o una de estas letras:
        }
       *[numbers] { $count ->
            [one] Eso no es una opción. Escribe 1 para elegir la única, o ? para ver la ayuda.
           *[other] Eso no es una opción. Escribe un número del 1 al { $count }, o ? para ver la ayuda.
        }
    }
cli-several = { $marks ->
        [letters] Coinciden varias opciones. Escribe más palabras, o una de estas letras.
       *[numbers] Coinciden varias opciones. Escribe más palabras, o uno de estos números.
    }
cli-not-saved-yet = La partida no está guardada. Escribe q otra vez para salir, o s y un nombre de archivo para guardarla.
cli-saved = La partida ya se guarda ahí.
cli-saved-in = Guardada. Desde ahora, cada decisión se guarda en:
cli-save-failed = No se ha podido guardar la partida:

## El final

cli-over = Fin de la partida.
cli-won = { $who-is ->
        [you] ¡Has ganado!
       *[other] ¡{ $who } gana!
    }
cli-won-together = ¡Ganan { $winners }!
cli-nobody-won = No gana nadie.
cli-secret = El secreto del que han salido todas las cartas y tiradas:
cli-offer-to-save = Escribe s y un nombre de archivo para guardar esta partida y comprobar su azar, o pulsa Intro para salir.
cli-how-to-check = Para comprobar cada carta y cada tirada con el compromiso, ejecuta:
cli-left = Dejas la mesa. La partida no está guardada.
cli-left-saved = Dejas la mesa. La partida está guardada en:
cli-how-to-resume = Para seguir, ejecuta:

## Una partida guardada

cli-unfinished = Esta partida no ha terminado. Su archivo contiene el secreto de las cartas y tiradas que faltan.
cli-fair = El azar de esta partida es limpio.
cli-fair-secret = El secreto coincide con el compromiso.
cli-fair-draws = { $draws ->
        [one] 1 carta o tirada comprobada con el secreto: coincide.
       *[other] { $draws } cartas y tiradas comprobadas con el secreto: todas coinciden.
    }
cli-fair-decisions = { $decisions ->
        [one] 1 decisión de los jugadores: las reglas la permiten.
       *[other] { $decisions } decisiones de los jugadores: las reglas las permiten todas.
    }
cli-fair-takes = { $takes ->
        [one] Se deshizo 1 vez: las cartas y tiradas deshechas también están comprobadas.
       *[other] Se deshizo { $takes } veces: las cartas y tiradas deshechas también están comprobadas.
    }
cli-fair-origin = { $steps ->
        [one] El primer paso viene de otra partida: comprueba su azar con el archivo de aquella.
       *[other] Los { $steps } primeros pasos vienen de otra partida: comprueba su azar con el archivo de aquella.
    }
cli-fair-replaced = { $seats ->
        [one] 1 asiento no mostró su número aleatorio a tiempo: lo puso el secreto.
       *[other] { $seats } asientos no mostraron su número aleatorio a tiempo: los puso el secreto.
    }
cli-fair-version = La partida empezó con la versión { $recorded } de las reglas. Con la versión { $present }, la de este programa, transcurre igual.
cli-fair-unfinished = La partida todavía no ha terminado.
cli-fair-commitment = Compara este compromiso con el que se mostró antes de la partida:
cli-fair-nonce = Número aleatorio de { $who }:

## Las reglas que se ven en juego

cli-coverage-games = { $games } partidas al azar. Cuántas veces se ha aplicado cada regla:
cli-coverage-complete = Se han aplicado todas las reglas que se pueden aplicar.
cli-coverage-missing = Se puede aplicar, pero no se ha aplicado nunca.
cli-coverage-cannot = No se aplica nunca:
cli-coverage-against = Se ha aplicado, pero figura como regla que no se aplica nunca.

## La arena

cli-arena-mixed = { $game }: { $games ->
        [one] 1 partida
       *[other] { $games } partidas
    } de { $seats } jugadores, { $deals ->
        [one] 1 reparto
       *[other] { $deals } repartos
    }. Cada jugador juega cada reparto desde todos los asientos.
cli-arena-lone = { $game }: { $games ->
        [one] 1 partida
       *[other] { $games } partidas
    } de { $seats } jugadores, uno contra una mesa de otro, { $deals ->
        [one] 1 reparto
       *[other] { $deals } repartos
    }. Cada jugador juega cada reparto desde todos los asientos.
cli-arena-settings = Ajustes:
cli-arena-player = Jugador
cli-arena-games = Partidas
cli-arena-wins = Victorias
cli-arena-rate = % victorias
cli-arena-interval = 95 %
cli-arena-paired = 95 % por repartos
cli-arena-adjusted = Sin suerte
cli-arena-needed = Partidas necesarias
cli-arena-rating = Puntos
cli-arena-seat = Asiento { $number }
cli-arena-one = Uno
cli-arena-against = contra
cli-arena-verdict = es
cli-arena-stronger = más fuerte
cli-arena-weaker = más débil
cli-arena-unclear = sin diferencia clara
cli-arena-even = A la par
cli-arena-clock = Tiempo
cli-arena-cpu = CPU
cli-arena-wall = reloj
cli-arena-decisions = Decisiones
cli-arena-mean = Media ms
cli-arena-median = p50 ms
cli-arena-slow = p99 ms
cli-arena-per-second = por segundo
cli-arena-crashed = Fallos
cli-arena-timed-out = Fuera de tiempo
cli-arena-illegal = Respuesta no válida
cli-arena-pace = Duración y decisiones por segundo:
cli-arena-ahead = Ventaja en puntos, con intervalo del 95 %:
cli-arena-shared = { $count ->
        [one] 1 partida tuvo varios ganadores, que comparten la victoria.
       *[other] { $count } partidas tuvieron varios ganadores, que comparten la victoria.
    }
cli-arena-nobody = { $count ->
        [one] 1 partida no la ganó nadie: cuenta como empate en los puntos.
       *[other] { $count } partidas no las ganó nadie: cuentan como empates en los puntos.
    }
cli-arena-cut-off = { $count ->
        [one] 1 partida se alargó demasiado y se detuvo: no la ganó nadie.
       *[other] { $count } partidas se alargaron demasiado y se detuvieron: no las ganó nadie.
    }
cli-arena-forfeits = Un jugador que falla, tarda demasiado o da una respuesta no válida pierde, y los demás comparten la victoria.
cli-arena-left = { $count ->
        [one] Detenido antes de tiempo: queda 1 partida sin jugar.
       *[other] Detenido antes de tiempo: quedan { $count } partidas sin jugar.
    }
cli-arena-go-on = Para seguir, repite el mismo comando.
cli-arena-not-kept = Estas partidas no se guardan. Añade --resume ARCHIVO para guardarlas.
cli-arena-chart = { $game }: fuerza de cada jugador
cli-arena-from = { $games ->
        [one] 1 partida
       *[other] { $games } partidas
    } de { $seats } jugadores, { $deals ->
        [one] 1 reparto
       *[other] { $deals } repartos
    }
cli-arena-axis = Puntos con intervalo del 95 %; +400 puntos son 10 veces más fuerza

## Probabilidades

cli-odds-chance = Probabilidad de sobrevivir a esta mazmorra, según lo que sabe { $who }:
cli-odds-after = Después de cada decisión posible:

## Análisis

cli-review-player-name = { $who }
cli-review-player = Jugador
cli-review-decisions = Decisiones
cli-review-inaccuracies = Imprecisiones
cli-review-mistakes = Errores
cli-review-blunders = Errores graves
cli-review-accuracy = Precisión
cli-review-start = Inicio
cli-review-luck = Suerte
cli-review-own = Decisiones propias
cli-review-others = Decisiones ajenas
cli-review-result = Resultado
cli-review-costly = Las decisiones más caras de { $who }:
cli-review-none = { $who } no comete ningún error claro.
cli-review-step = Paso { $number }:
cli-review-better = Mejor:
cli-review-exact = probabilidad exacta
cli-review-solved = posición resuelta
cli-review-unfinished = Esta partida no ha terminado. Los resultados son las probabilidades tras el último paso.
cli-review-undone = { $count ->
        [one] 1 paso se deshizo. No se analiza.
       *[other] { $count } pasos se deshicieron. No se analizan.
    }
cli-review-continued = Esta partida continúa otra. Solo se analizan sus propios pasos.
cli-review-dealt-again = Las cartas ocultas se repartieron otra vez al inicio. { $who } conserva lo que sabía.
cli-review-other-rules = Jugada con la versión { $recorded } de las reglas y analizada con la versión { $present }.
cli-review-practice = Los jugadores podían deshacer lo que ya habían visto.
cli-review-not-judged = { $count ->
        [one] 1 decisión no se ha podido valorar.
       *[other] { $count } decisiones no se han podido valorar.
    }
cli-review-chart = Probabilidades de ganar
cli-beliefs = Lo que { $who } podía saber de lo oculto, según { $count } repartos simulados que encajan:
cli-beliefs-none = Aquí no hay nada oculto para { $who }.
cli-beliefs-cards = Cartas desconocidas aquí: { $count }. La probabilidad de que al menos una sea:
cli-beliefs-deck = Quedan: { $count }. La probabilidad de que lo próximo sea:

## Resolver

cli-solve-slots = Acciones por aprender, en millones:
cli-solve-threads = Hilos:
cli-solve-order = Los marcadores se resuelven del último al primero. Cada uno muestra éxitos y fracasos: los de quien empieza y los del rival. La cifra tras ± es la mitad de un intervalo del 95 %.
cli-solve-score = Marcador:
cli-solve-value = Valor para quien empieza, de -1 a 1:
cli-solve-deals = Repartos aprendidos ahora:
cli-solve-seconds = Segundos:
cli-solve-pace = Millones de decisiones visitadas por segundo:
cli-solve-bytes = Bytes en el archivo de estrategia:
cli-solve-gain = Ganancia contra la regla del umbral en una ronda de valor simple, según lo aprendido:
cli-solve-gain-written = Lo mismo, según el archivo:
cli-solve-response-deals = Repartos usados para aprender una respuesta:
cli-solve-response = Ganancia de esa respuesta, una cota inferior de la mejor:
cli-solve-exploited = Ganancia de una respuesta óptima con memoria perfecta contra lo aprendido, empezando, sin empezar y de media:
cli-solve-exploited-written = Lo mismo, contra el archivo:
cli-solve-time = Segundos en total, mediciones incluidas:
cli-solve-nodes = Millones de decisiones visitadas:
cli-solve-memory = Megabytes por tabla (hay dos mientras se aprende una respuesta):
cli-solve-games = Proporción de partidas completas ganadas contra la regla del umbral:
cli-solve-stopped = Detenido. Para seguir, repite el mismo comando con --checkpoint y --resume.
