### Los textos de La escalera honda en español.
###
### Las frases acaban en punto y los botones no. Los rechazos empiezan en minúscula porque siguen a una palabra como
### «error». Una frase puede empezar por un nombre o un término: el programa pone la mayúscula inicial.

## El juego y sus opciones

game-example = La escalera honda
    .tagline = Cada peldaño trae un tesoro o un peligro: acampa a tiempo y guarda en secreto tu talismán.
game-example-line = { game-example }. { game-example.tagline }

seat-name = Jugador { $number }

option-collapse = El botín si la escalera se derrumba
option-collapse-buried = Se pierde
option-collapse-saved = Se salva

## Componentes

charm-sword = espada
    .a = una espada
    .the = la espada
charm-torch = antorcha
    .a = una antorcha
    .the = la antorcha
charm-rope = cuerda
    .a = una cuerda
    .the = la cuerda

encounter-ring = anillo
    .a = un anillo
encounter-goblet = copa
    .a = una copa
encounter-crown = corona
    .a = una corona
encounter-ogre = ogro
    .a = un ogro
    .the = el ogro
    .to = al ogro
encounter-ghost = fantasma
    .a = un fantasma
    .the = el fantasma
    .to = al fantasma
encounter-pit = foso
    .a = un foso
    .the = el foso
    .to = al foso

## Decisiones

action-descend = Bajar
action-camp = Acampar
action-use-charm = Usar tu talismán
action-flee = Huir

help-descend = Descubres la carta siguiente: un tesoro aumenta tu botín, un peligro lo amenaza.
help-camp = Guardas el botín y termina tu turno.
help-use-charm = Muestras tu talismán, conservas el botín y vuelves a elegir. Al final no valdrá nada.
help-flee = Pierdes el botín y termina tu turno. Tu talismán sigue en secreto.

## Sucesos

event-game-began = { $seats } exploradores esperan en lo alto de la escalera.
event-charm-dealt = { $who } recibe un talismán.
event-charm-dealt-known =
    { $who-is ->
        [you] Tu talismán es { $charm-a }.
       *[other] { $who } recibe un talismán: { $charm-a }.
    }
event-round-began =
    { $who-is ->
        [you] Tu turno en la escalera.
       *[other] Turno de { $who } en la escalera.
    }
event-treasure-found =
    { $who-is ->
        [you] Encuentras { $encounter-a }
       *[other] { $who } encuentra { $encounter-a }
    }: { $coins ->
        [one] +1 moneda.
       *[other] +{ $coins } monedas.
    }
event-hazard-met =
    { $who-is ->
        [you] ¡Te topas con { $encounter-a }!
       *[other] ¡{ $who } se topa con { $encounter-a }!
    }
event-descended =
    { $who-is ->
        [you] Bajas.
       *[other] { $who } baja.
    }
event-camped =
    { $who-is ->
        [you] Acampas y guardas { $loot ->
            [one] 1 moneda: ahora tienes { $coins }.
           *[other] { $loot } monedas: ahora tienes { $coins }.
        }
       *[other] { $who } acampa y guarda { $loot ->
            [one] 1 moneda: ahora tiene { $coins }.
           *[other] { $loot } monedas: ahora tiene { $coins }.
        }
    }
event-loot-lost =
    { $who-is ->
        [you] Ya no tienes talismán y pierdes el botín
       *[other] { $who } ya no tiene talismán y pierde el botín
    }: { $loot ->
        [0] ninguna moneda.
        [one] 1 moneda.
       *[other] { $loot } monedas.
    }
event-charm-used =
    { $who-is ->
        [you] Vences { $encounter-to } con { $charm-a } y conservas el botín.
       *[other] { $who } vence { $encounter-to } con { $charm-a } y conserva el botín.
    }
event-fled =
    { $who-is ->
        [you] Huyes y abandonas el botín
       *[other] { $who } huye y abandona el botín
    }: { $loot ->
        [0] ninguna moneda.
        [one] 1 moneda.
       *[other] { $loot } monedas.
    }
event-collapsed = La escalera se derrumba: la partida ha terminado.
event-collapsed-buried =
    La escalera se derrumba y sepulta { $loot ->
        [one] 1 moneda
       *[other] { $loot } monedas
    } { $who-is ->
        [you] de tu botín.
       *[other] del botín de { $who }.
    }
event-collapsed-saved =
    La escalera se derrumba, pero { $who-is ->
        [you] salvas
       *[other] { $who } salva
    } { $loot ->
        [one] 1 moneda.
       *[other] { $loot } monedas.
    }
event-charm-revealed =
    { $who-is ->
        [you] Muestras { $charm-a }
       *[other] { $who } muestra { $charm-a }
    }, que vale { $coins } monedas.
event-won =
    { $who-is ->
        [you] ¡Ganas con { $coins } monedas!
       *[other] ¡{ $who } gana con { $coins } monedas!
    }
event-won-shared = ¡{ $who } comparten la victoria con { $coins } monedas!

## La mesa

scene-stairs =
    { $cards ->
        [0] No quedan cartas
        [one] Queda 1 carta
       *[other] Quedan { $cards } cartas
    } en la escalera, { $hazards ->
        [0] sin ningún peligro.
        [one] con 1 peligro.
       *[other] con { $hazards } peligros.
    }
scene-player = { $who }: { $coins } monedas.
scene-player-hidden =
    { $who }: { $coins ->
        [one] 1 moneda
       *[other] { $coins } monedas
    } y un talismán secreto.
scene-player-own =
    Tú: { $coins ->
        [one] 1 moneda
       *[other] { $coins } monedas
    } y { $charm-a }, aún en secreto.
scene-player-shown =
    { $who-is ->
        [you] Tú
       *[other] { $who }
    }: { $coins ->
        [one] 1 moneda
       *[other] { $coins } monedas
    }; { $charm-the } ya está usada.
scene-loot =
    { $who-is ->
        [you] Llevas
       *[other] { $who } lleva
    } { $loot ->
        [one] 1 moneda
       *[other] { $loot } monedas
    } de botín.

prompt-choose = ¿Bajas o acampas?
prompt-danger = { $encounter-the } amenaza tu botín. ¿Qué haces?

gloss-charm = { $charm-a } vence { $encounters-to }, o vale { $coins } monedas al final.

## Rechazos

refusal-game-over = la partida ha terminado
refusal-chance-first = se está robando una carta: espera un momento
refusal-no-chance-now = ahora no se roba nada: antes debe actuar un jugador
refusal-not-your-turn = no es tu turno: le toca a { $who }
refusal-descend-or-camp = no hay ningún peligro: baja o acampa
refusal-face-the-hazard = te enfrentas { $encounter-to }: usa tu talismán o huye
refusal-charm-does-not-help = tu talismán no sirve contra { $encounter-the }: huye
refusal-impossible-outcome = eso no puede salir ahora: pide los resultados posibles

## Cartas ocultas

hidden-charm = Talismán de { $who }
hidden-stairs = Próxima carta de la escalera
