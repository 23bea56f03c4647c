## Los componentes, como los enumera la página de reglas

component-name = { $it }
component-hero = { $it-class }: { $it-about }. Empieza con { $start } y puede aprender { $abilities }.
component-ability = { $it-about }.
component-foe = { $it-about }.
component-boss = { $it-about }.
component-boss-red = Lado rojo: { $it-about }.
component-symbol = { $it-about }.
component-tile = { $it-about }.
component-treasure = { $it-about }.

## El mapa

masmorra-map = Mapa de la mazmorra
masmorra-map-picture = Nivel { $level }: { $rooms ->
        [one] 1 loseta
       *[other] { $rooms } losetas
    }
masmorra-map-keys = Las flechas mueven el mapa, más y menos cambian su tamaño, 0 lo muestra entero y h encuentra a tu héroe.
masmorra-map-closer = Acercar (+)
masmorra-map-farther = Alejar (−)
masmorra-map-all = Ver todo el nivel (0)
masmorra-map-hero = Encontrar a mi héroe (h)
masmorra-map-active = Encontrar al héroe que tiene el turno (h)
masmorra-map-levels = Niveles
masmorra-map-level-word = Nivel
masmorra-map-level-label = Nivel { $level }{ $heroes ->
        [0] { "" }
       *[other] , con { $who }
    }{ $choices ->
        [0] { "" }
        [one] ; 1 lugar para elegir
       *[other] ; { $choices } lugares para elegir
    }
masmorra-map-room = { $name } ({ $number })
masmorra-map-monster = { $name } n.º { $mark }
masmorra-map-space = Un espacio vacío
masmorra-map-several = { $place }: { $count ->
        [one] 1 posibilidad
       *[other] { $count } posibilidades
    }
masmorra-map-mover = { $monster }: elige adónde va
masmorra-map-back = Volver atrás
masmorra-map-layings = Gira la loseta como quieras
masmorra-map-next = Próxima loseta
masmorra-map-next-label = Próxima loseta: { $name }. { $left ->
        [0] Es la última.
        [one] Queda 1 más en la pila.
       *[other] Quedan { $left } más en la pila.
    }
masmorra-map-surroundings = Lo que hay alrededor
masmorra-map-elsewhere = Monstruos en otros lugares
masmorra-map-tabs = Dados, cartas y héroes
masmorra-map-tab-dice = Dados
masmorra-map-tab-treasure = Cartas
masmorra-map-tab-heroes = Héroes
masmorra-map-tab-count = { $count ->
        [one] 1 posibilidad
       *[other] { $count } posibilidades
    }

## La bandeja de dados

masmorra-dice-yours = Tus dados
masmorra-dice-of = Dados de { $name }
masmorra-dice-actions = Lo que puedes hacer
masmorra-dice-short-token = Ficha: { $face }
masmorra-dice-short-step = Paso ({ $source })
masmorra-dice-short-heal = Curar 1 de Vida ({ $source })
masmorra-dice-short-conjure = Magia ({ $source }): girar un dado
masmorra-dice-short-collect = { $gold } de oro
masmorra-dice-to-be-rolled = Un dado por tirar
masmorra-dice-lost-to-fear = Un dado que el miedo quita de esta tirada
masmorra-dice-used = Un dado ya usado
masmorra-dice-banned = { $face }: no sirve en este combate, por culpa de un ladrón
masmorra-dice-pet-shows = Dado de mascota: { $face }
masmorra-dice-pet-waiting = El dado de mascota se tirará con los demás
masmorra-dice-pet-spent = El dado de mascota se ha gastado
masmorra-dice-pet-gone = El dado de mascota se ha ido por este turno
masmorra-dice-to-mark = { $name }: márcalo para volver a tirarlo
masmorra-dice-uses =
    { $count ->
        [one] { $name }: 1 uso
       *[other] { $name }: { $count } usos
    }
masmorra-dice-mark = Toca los dados que quieras volver a tirar.
masmorra-dice-roll-marked =
    { $count ->
        [one] Volver a tirar 1 dado
       *[other] Volver a tirar { $count } dados
    }
masmorra-dice-unmark = Desmarcar todo
masmorra-dice-with-this = Con esto puedes:
masmorra-dice-turn-to = Gira el dado a
masmorra-dice-loose = Símbolo suelto: { $face }
masmorra-dice-loose-count =
    { $count ->
        [one] 1 símbolo suelto: { $face }
       *[other] { $count } símbolos sueltos: { $face }
    }
masmorra-dice-token = Ficha de paso gratis
masmorra-dice-token-ready = La ficha de paso gratis está lista
masmorra-dice-points =
    { $count ->
        [one] 1 punto de movimiento
       *[other] { $count } puntos de movimiento
    }
masmorra-dice-points-lost = Los puntos de movimiento se pierden en cuanto se hace algo que no sea moverse.
masmorra-dice-rerolls =
    { $count ->
        [one] 1 repetición más
       *[other] { $count } repeticiones más
    }
masmorra-dice-invisible = Invisible
masmorra-dice-sneak = Ataque furtivo
masmorra-dice-lose-title = ¿Dejar esto atrás?
masmorra-dice-lose-symbols = Perderías: { $symbols }.
masmorra-dice-lose-points =
    { $count ->
        [one] Perderías 1 punto de movimiento.
       *[other] Perderías { $count } puntos de movimiento.
    }
masmorra-dice-stay = Me quedo

## Los tableros de héroe

masmorra-hero-all = Héroes
masmorra-hero-title = { $hero }, { $hero-class }
masmorra-hero-none = Aún sin héroe
masmorra-hero-life = Vida: { $life } de { $most }
masmorra-hero-gold = Oro: { $gold } de { $most }
masmorra-hero-xp = Experiencia: { $xp }; una caída llevaría de vuelta a { $floor }
masmorra-hero-xp-next = Experiencia: { $xp }; la siguiente flecha está en { $next }, una caída llevaría de vuelta a { $floor }
masmorra-hero-short =
    { $cards ->
        [one] Experiencia: { $xp }, 1 carta
       *[other] Experiencia: { $xp }, { $cards } cartas
    }
masmorra-hero-abilities = Habilidades
masmorra-hero-ability-about = { $ability-about }
masmorra-hero-ability-ready = aprendida
masmorra-hero-ability-used = usada en este turno
masmorra-hero-ability-to-learn = aún sin aprender
masmorra-hero-turn = Juega ahora
masmorra-hero-master = Ahora manda en la mazmorra
masmorra-hero-first = Juega en primer lugar
masmorra-hero-fallen = Caído hasta su próximo turno
masmorra-hero-passes = No responde con cartas hasta su turno
masmorra-hero-choose = Elige un héroe
masmorra-hero-starts-with = Desde el principio.
masmorra-hero-learn = ¡Una flecha! Aprende una habilidad
masmorra-hero-limit-once = Una vez por turno
masmorra-hero-limit-refresh = Tantas veces como puedas pagar
masmorra-hero-limit-ongoing = Siempre activa

## Cartas de tesoro

masmorra-treasure-title = Cartas de tesoro
masmorra-treasure-yours = Tus cartas: { $count } de { $most }
masmorra-treasure-secret = Solo tú las ves.
masmorra-treasure-none = No tienes cartas. Los cofres y los monstruos derrotados las traen.
masmorra-treasure-playable =
    { $count ->
        [0] Ninguna se puede jugar ahora.
        [one] Una se puede jugar ahora.
       *[other] { $count } se pueden jugar ahora.
    }
masmorra-treasure-others = Cartas de los demás
masmorra-treasure-of =
    { $count ->
        [0] { $name } no tiene cartas
        [one] { $name } tiene 1 carta
       *[other] { $name } tiene { $count } cartas
    }
masmorra-treasure-deck = Mazo: { $count }
masmorra-treasure-discards = Descartes: { $count }
masmorra-treasure-orange = { $card-orange }
masmorra-treasure-orange-about = { $card-orange-about }
masmorra-treasure-purple = { $card-purple }
masmorra-treasure-purple-about = { $card-purple-about }
masmorra-treasure-kind-orange = naranja, contra otros
masmorra-treasure-kind-purple = morada, para ti
masmorra-treasure-now = Jugar ahora
masmorra-treasure-when-own-turn = En tu propio turno, cuando sirva de algo
masmorra-treasure-when-turn-begins = Cuando empieza el turno de otra persona
masmorra-treasure-when-rolled = Cuando otra persona termina su tirada
masmorra-treasure-when-step-spent = Cuando otra persona gasta un Paso
masmorra-treasure-when-exploring = Cuando otra persona está a punto de explorar
masmorra-treasure-when-entering = Cuando otro héroe entra en una sala
masmorra-treasure-when-fight-begins = Cuando empieza la pelea de otra persona
masmorra-treasure-when-glory = Cuando otra persona gana experiencia por un monstruo
masmorra-treasure-when-card-gained = Cuando otra persona recibe una carta de tesoro
masmorra-treasure-when-ability-used = Cuando otra persona usa una habilidad
masmorra-treasure-when-card-played = Cuando otra persona juega una carta de tesoro
masmorra-treasure-when-any-time = En cualquier momento
masmorra-treasure-when-outside-combat = En cualquier momento fuera de un combate

## La pelea

masmorra-fight-title = Combate
masmorra-fight-figure = { $monster }{ figure-mark }
masmorra-fight-about = { $monster-about }.
masmorra-fight-whom = ¿A quién te enfrentas?
masmorra-fight-decide = Lo que puedes hacer
masmorra-fight-payback = Represalia
masmorra-fight-defense = Defensa
masmorra-fight-xp = Experiencia
masmorra-fight-damage = Daño
masmorra-fight-damage-of = Daño { $damage } de { $defense }
masmorra-fight-life = Vida de { $name }
masmorra-fight-life-then = Vida { $life }, después { $then }
masmorra-fight-struck = Golpes con
masmorra-fight-nothing = nada aún
masmorra-fight-if-stopped = Si acabara aquí:
masmorra-fight-brief-damage = daño { $damage } de { $defense }
masmorra-fight-brief-falls = cae
masmorra-fight-brief-unhurt = sin Represalia
masmorra-fight-brief-hurt = Represalia { $wounds }, Vida { $life }
masmorra-fight-falls-unhurt = Cae sin Represalia.
masmorra-fight-falls-hurt =
    { $wounds ->
        [one] Cae y devuelve 1 herida: quedan { $life } de Vida, si no paras nada.
       *[other] Cae y devuelve { $wounds } heridas: quedan { $life } de Vida, si no paras nada.
    }
masmorra-fight-falls-deadly =
    { $wounds ->
        [one] Cae, pero su Represalia de 1 herida te derribaría si no paras nada.
       *[other] Cae, pero su Represalia de { $wounds } heridas te derribaría si no paras nada.
    }
masmorra-fight-withstands-unhurt = Daño { $damage } de { $defense }: resiste y no devuelve nada.
masmorra-fight-withstands-hurt =
    { $wounds ->
        [one] Daño { $damage } de { $defense }: resiste y devuelve 1 herida, quedan { $life } de Vida, si no paras nada.
       *[other] Daño { $damage } de { $defense }: resiste y devuelve { $wounds } heridas, quedan { $life } de Vida, si no paras nada.
    }
masmorra-fight-withstands-deadly =
    { $wounds ->
        [one] Daño { $damage } de { $defense }: resiste, y su Represalia de 1 herida te derribaría si no paras nada.
       *[other] Daño { $damage } de { $defense }: resiste, y su Represalia de { $wounds } heridas te derribaría si no paras nada.
    }
masmorra-fight-payback-comes =
    { $wounds ->
        [one] Llega 1 herida: sin parar nada, deja { $life } de Vida.
       *[other] Llegan { $wounds } heridas: sin parar nada, dejan { $life } de Vida.
    }
masmorra-fight-never-spares = Se toma su Represalia aunque caiga desde lejos.

## Lo que se pregunta junto al mapa

masmorra-ask-moment-title = Lo que ocurre ahora
masmorra-ask-moment =
    { $event ->
        [turn_begins] { $who-is ->
            [you] Empieza tu turno.
           *[other] Empieza el turno de { $who }.
        }
        [rolled] { $who-is ->
            [you] Tu tirada queda así.
           *[other] La tirada de { $who } queda así.
        }
        [step_spent] { $who-is ->
            [you] Gastas un Paso.
           *[other] { $who } gasta un Paso.
        }
        [exploring] { $who-is ->
            [you] Estás a punto de explorar.
           *[other] { $who } está a punto de explorar.
        }
        [fight_begins] { $who-is ->
            [you] Empiezas una pelea.
           *[other] { $who } empieza una pelea.
        }
       *[other] { $who-is ->
            [you] Se puede responder a lo que haces.
           *[other] Se puede responder a lo que hace { $who }.
        }
    }
masmorra-ask-explores =
    { $who-is ->
        [you] Estás a punto de explorar. La siguiente loseta: { $tile }.
       *[other] { $who } está a punto de explorar. La siguiente loseta: { $tile }.
    }
masmorra-ask-question = Una pregunta para ti
masmorra-ask-waits-for = Falta por responder: { $names }
masmorra-ask-nothing-fits = Ninguna de tus cartas encaja.
masmorra-ask-passes-in = Pasa en { $seconds } s
masmorra-ask-take-time = Espera, estoy pensando
masmorra-ask-passing-but = Pasas hasta tu turno, salvo que encaje una de estas: { $cards }
masmorra-ask-me-again = Vuelve a preguntarme
masmorra-ask-pass-but =
    { $count ->
        [one] Pasar hasta mi turno, salvo con 1 carta
       *[other] Pasar hasta mi turno, salvo con { $count } cartas
    }
masmorra-ask-settings = Cómo se te pregunta por las cartas
masmorra-ask-countdown = Pasar sin pulsar
masmorra-ask-countdown-off = Nunca, lo pulso yo
masmorra-ask-countdown-after = Después de { $seconds } segundos
masmorra-ask-countdown-help = Si algo se puede responder con una carta y no haces nada, la mesa pasa por ti.
masmorra-ask-alerts = Pregúntame siempre por estas cartas
masmorra-ask-alerts-help = Cuando una de ellas se pueda jugar, nadie pasa por ti, sea cual sea el resto de los ajustes.
masmorra-ask-alert-held = { $card } (en tu mano)
masmorra-ask-last-round = Esta ronda es la última.
masmorra-ask-finale = El tercer nivel
masmorra-ask-malaphyas-blue = Malaphyas está en su trono. Tiene que caer dos veces.
masmorra-ask-malaphyas-red = Malaphyas muestra su lado rojo: quien lo derrote ahora termina la partida.
masmorra-ask-guards =
    { $count ->
        [0] No hay nadie más con él.
        [one] Hay 1 monstruo con él.
       *[other] Hay { $count } monstruos con él.
    }
masmorra-ask-ritual =
    { $count ->
        [0] El ritual de los Sectarios ha terminado.
       *[other] Sectarios en el ritual: { $count }. Cuando solo quede uno, un Vigía oscuro ocupará su lugar.
    }
masmorra-ask-before-throne = Ante el trono: { $names }.
masmorra-ask-malaphyas-gone = El trono está vacío.
masmorra-ask-omens = Lo que traen sus dados
masmorra-ask-omen-face = Cara
masmorra-ask-omen-calls = El primer dado llama a
masmorra-ask-omen-strikes = El segundo: golpean los Grimbolts
masmorra-ask-omen-minor = un monstruo menor
masmorra-ask-omen-major = un monstruo mayor
