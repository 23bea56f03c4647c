### Textos del análisis de una partida terminada.
###
### Las frases acaban en punto; los botones y los títulos, no.

## La pestaña y su progreso

review-sides = Registro y análisis
review-loading = Cargando el análisis…
review-waiting = Esperando a otros análisis…
review-running = Analizando… { $done }
review-progress = Progreso del análisis
review-puzzles = Resolver retos
review-failed = Sin análisis
review-retry = Probar otra vez

## El gráfico

review-chances = Opciones de ganar
review-chart = { $count ->
        [one] Opciones de ganar en 1 paso. Muévete por la partida con el control deslizante.
       *[other] Opciones de ganar en { $count } pasos. Muévete por la partida con el control deslizante.
    }
review-slider = Momento de la partida
review-chance-of = { $name }: { $chance }
review-moment = Paso { $step }. { $chances }.
review-moments = Momentos clave
review-moments-none = Sin errores y sin grandes vuelcos.
review-moment-step = Paso { $step }
review-mark = { $mark ->
        [inaccuracy] Imprecisión
        [mistake] Error
       *[blunder] Error grave
    }
review-lucky = Suerte
review-unlucky = Mala suerte
review-cost = { $name }: { $points }
review-swing = { $name }: { $points } de suerte
review-draw = Algo que no se ve desde esta vista

## Decisiones caras

review-costly = Decisiones más caras
review-costly-mine = Tus tres decisiones más caras
review-decisions-of = Decisiones de
review-decisions-mine = { $name } (tú)
review-played = Jugado
review-better = Mejor
review-compare = «{ $best }» gana el { $bestChance } de las veces; «{ $chosen }», el { $chosenChance }.
review-exact = Probabilidad exacta.
review-sampled = Según partidas simuladas. Margen de error: { $points }.
review-figures = ¿Es exacto?
review-no-costly-mine = Ninguna decisión cara.
review-no-costly = Ninguna decisión cara de { $name }.
review-show = Ver posición
review-try-again = Repetir desde aquí
review-try-again-help = Abre una mesa privada contra bots. Las cartas que { $name } no conocía se reparten de nuevo.

## Lo que un jugador podía saber

beliefs = Lo que se podía saber
beliefs-of = Según lo que sabe
beliefs-loading = Contando las cartas posibles…
beliefs-none = Aquí no hay nada oculto para { $name }.
beliefs-guess = Lo más probable: { $card }, { $chance }
beliefs-kind-cards = { $count ->
        [one] La probabilidad de que sea esta carta.
       *[other] { $count } cartas. La probabilidad de que al menos una sea esta carta.
    }
beliefs-kind-deck = { $count ->
        [one] Queda 1. La probabilidad de que sea esta.
       *[other] Quedan { $count }. La probabilidad de que sea la próxima.
    }
beliefs-more = Mostrar { $count } más
beliefs-help = Según { $count } repartos simulados que encajan con lo que vio { $name } y cómo jugaron los demás. Margen de error: { $points } como mucho.
beliefs-exact = Según lo que vio { $name }. Estas probabilidades son exactas.

## Suerte y acierto

review-summary = Suerte y acierto
review-sum-of = Del inicio al resultado: { $name }
review-start = Inicio
review-luck = Suerte
review-own = Decisiones propias
review-others = Decisiones ajenas
review-result = Resultado
review-accuracy = Precisión
review-accuracy-of = Precisión { $accuracy }
review-marks-none = Sin errores
review-count = { $mark ->
        [inaccuracy] { $count ->
            [one] 1 imprecisión
           *[other] { $count } imprecisiones
        }
        [mistake] { $count ->
            [one] 1 error
           *[other] { $count } errores
        }
       *[blunder] { $count ->
            [one] 1 error grave
           *[other] { $count } errores graves
        }
    }
review-help-accuracy = Lo cerca que estuviste de la mejor opción, según lo que sabías. 100 es perfecto.
review-help-luck = Lo que cartas y dados sumaron a tus opciones de ganar.
review-help-own = Lo que sumaron tus decisiones, con todas las cartas a la vista. Un buen riesgo puede salir mal.
review-help-sum = Inicio, suerte y decisiones suman el resultado.

## Límites del análisis

review-note-unfinished = Esta partida se cerró antes de acabar. El resultado son las opciones de cada jugador tras el último paso.
review-note-undone = { $count ->
        [one] Se deshizo 1 paso. No cuenta.
       *[other] Se deshicieron { $count } pasos. No cuentan.
    }
review-note-continued = Esta partida siguió desde otra. Solo se analizan sus propios pasos.
review-note-dealt-again = Las cartas que { $name } no conocía se repartieron de nuevo al empezar.
review-note-other-rules = Esta partida usó la versión { $recorded } de las reglas. El análisis usa la { $present }.
review-note-practice = Se podía deshacer lo ya visto.
review-note-not-judged = { $count ->
        [one] 1 decisión no se pudo juzgar.
       *[other] { $count } decisiones no se pudieron juzgar.
    }
