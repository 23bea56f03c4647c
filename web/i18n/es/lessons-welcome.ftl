### Lo que dice la guía en las lecciones de Bienvenido a la mazmorra.
###
### Dos frases y 180 caracteres por página, como mucho. La página que pide una decisión acaba con la instrucción.
### Las palabras del juego se explican antes de usarse. $seat1 y $seat2 son los nombres de los otros dos jugadores.

## Ronda 1

lesson-welcome-hello = ¡Te damos la bienvenida! En cada ronda pujáis los tres, y el último jugador que no pase entra en la mazmorra.
lesson-welcome-tiles = El Guerrero y sus 6 piezas de equipo son de todos. Unas dan puntos de vida (PV) y otras derrotan a ciertos monstruos.
lesson-welcome-draw = Si sobrevives a 2 mazmorras, ganas; si fracasas en 2, quedas fuera. Es tu turno: roba una carta.
lesson-welcome-not-pass-yet = Si pasas, solo mirarás el resto de la ronda. Primero roba una carta.
lesson-welcome-orc = Un Orco, de fuerza 3, y solo lo ves tú. Puedes añadirlo a la mazmorra, o apartarlo y sacrificar una pieza.
lesson-welcome-add-orc = La Tea derrota a monstruos de fuerza 3 o menos, así que tu Orco es inofensivo. Añádelo a la mazmorra.
lesson-welcome-keep-tiles = Una pieza es mucho pagar por un Orco al que derrota la Tea. Mejor añade el Orco a la mazmorra.
lesson-welcome-others = { $seat1 } ha robado una carta y la ha añadido. No sabes cuál es, y nadie sabe nada de tu Orco.
lesson-welcome-spear-gone = { $seat2 } ha apartado un monstruo y ha sacrificado la Lanza de dragón: esta ronda no la tendrá nadie. Roba otra vez.
lesson-welcome-stay-in = Ahí dentro solo hay un monstruo que no conoces. Sigue en la puja y roba.
lesson-welcome-dragon = ¡El Dragón, de fuerza 9, y ya no está la Lanza de dragón! Apártalo y sacrifica una pieza que no vayas a necesitar.
lesson-welcome-dragon-away = Necesitas la Tea, la Armadura de placas y la Espada vorpalina, y ningún Dragón dentro. Sacrifica el Escudo de caballero o el Cáliz sagrado.
lesson-welcome-one-passed = { $seat1 } ha pasado y está a salvo esta ronda. { $seat2 } ha añadido otro monstruo: ahora es cosa de dos.
lesson-welcome-nerve = Si pasas, entra { $seat2 }; si pasa { $seat2 }, entras tú. El Dragón está fuera y tienes la Tea: roba otra vez.
lesson-welcome-one-more = Si pasas, entra { $seat2 }, pero esta mazmorra es fácil. Roba y ve a por el éxito.
lesson-welcome-goblin = Un Trasgo, de fuerza 1: la Tea lo derrota. Añádelo, o apártalo con una pieza que te sobre.
lesson-welcome-goblin-wise = Esa pieza vale demasiado, y quizá entres tú. Añade el Trasgo o elige otra pieza.
lesson-welcome-alone = { $seat2 } ha pasado: ¡entras en la mazmorra! Te enfrentas a los monstruos de uno en uno, primero al último añadido.
lesson-welcome-health = Tienes los PV del Guerrero y de la armadura que queda. Un monstruo sin derrotar te quita tantos PV como su fuerza; con 0 fracasas.
lesson-welcome-name-type = La Espada vorpalina derrota a un tipo de monstruo, elegido antes de entrar. Elige el que creas que añadió { $seat1 }.
lesson-welcome-name-any = Elige el tipo de monstruo que derrotará la Espada vorpalina.
lesson-welcome-walked = La Tea se ha encargado de los débiles. Aquí las piezas actúan solas: mira en el registro cuál hizo qué.
lesson-welcome-hurt = La carta de { $seat1 } era un Gólem, de fuerza 5. Ninguna de tus piezas lo derrota, así que te ha costado 5 PV.
lesson-welcome-unhurt = ¡Bien visto! El tipo que elegiste estaba ahí, y la Espada vorpalina lo ha derrotado.
lesson-welcome-success = Has sobrevivido: tienes 1 éxito de los 2 que necesitas. Ahora se descubren las cartas apartadas.
lesson-welcome-next = Has estado en la mazmorra, así que decides quién es el próximo aventurero. Elige al Guerrero o al Bárbaro.
lesson-welcome-fighters-first = El equipo de ese aventurero tiene más miga. De momento elige al Guerrero o al Bárbaro.

## Ronda 2

lesson-welcome-round-two = Ronda 2: vuelve todo el equipo, se barajan los monstruos y empiezas tú. Roba una carta.
lesson-welcome-draw-once = Ya llegará el momento de pasar. Por ahora, roba.
lesson-welcome-demon = El Demonio, de fuerza 7: casi ninguna pieza lo derrota. Añádelo y recuerda que está ahí.
lesson-welcome-demon-in = Guarda el equipo y que se enfrente otro al Demonio. Añádelo.
lesson-welcome-growing = Los demás han añadido 2 cartas: de 3 monstruos conoces 1, el Demonio, que saldrá el último. Roba otra vez.
lesson-welcome-dragon-again = ¡Otra vez el Dragón! Con el Demonio son 16 de daño que solo conoces tú: añádelo sin pestañear.
lesson-welcome-leave-dragon = Sangre fría: no piensas entrar ahí. Añade el Dragón.
lesson-welcome-pass = Ya hay 6 monstruos, y conoces los 2 peores. Pasa y que entre otro.
lesson-welcome-pass-now = Ahí dentro están el Demonio y el Dragón. Pasa y mira a quién le tocan.

## Después

lesson-welcome-failed = { $seat2 } se ha topado con tus monstruos y fracasa: su carta de ayuda se pone roja. Con otro fracaso quedará fuera de la partida.
lesson-welcome-farewell = Ya conoces todo el juego: con otro éxito, ganas. Sigue jugando; yo solo te daré pistas.
lesson-welcome-hint-bid = Repasa lo que sabes de la mazmorra. Si no te atreverías a entrar, pasa mientras otros siguen pujando.
lesson-welcome-hint-place = Si alguna pieza que queda lo derrota, añádelo. Si es mortal, piensa a quién le va a tocar.
lesson-welcome-hint-name = Elige el monstruo más fuerte que creas que hay ahí dentro.
lesson-welcome-hint-use = Guarda una pieza de un solo uso para el monstruo que más daño te haría.
lesson-welcome-hint-adventurer = Empiezas la próxima ronda. Elige al aventurero cuyo equipo conozcas mejor.

## Bienvenido de nuevo a la mazmorra

lesson-welcome-back-hello = ¡Hola otra vez! Lo nuevo: otros 4 aventureros, y 2 monstruos especiales ocultos entre los 13 de siempre.
lesson-welcome-back-bard = El aventurero es el Bardo: 2 piezas dan PV y las otras 4 son trucos. Casi todas miran si la fuerza es par o impar.
lesson-welcome-back-draw = Nadie sabe qué 2 de los 6 monstruos especiales están en juego. Roba una carta: quizá sea uno.
lesson-welcome-back-not-pass-yet = Te perderías lo mejor. Primero roba una carta.
lesson-welcome-back-cube = ¡El Cubo gelatinoso, un monstruo especial! No tiene fuerza, pero el jugador que se lo encuentra descarta una pieza.
lesson-welcome-back-add-cube = La última carta añadida sale primero: el Cubo saldrá al final, cuando te sobre alguna pieza. Añádelo.
lesson-welcome-back-keep-tiles = Eso cuesta ya una pieza, y quizá entres tú. Mejor añade el monstruo.
lesson-welcome-back-two-unknown = { $seat1 } y { $seat2 } han añadido 2 cartas que no conoces. Roba otra vez.
lesson-welcome-back-stay-in = Esta mazmorra aún no es tan peligrosa. Sigue en la puja y roba.
lesson-welcome-back-ally = ¡El Aliado tampoco tiene fuerza, y es un amigo! El jugador que se lo encuentra ignora al siguiente monstruo.
lesson-welcome-back-add-ally = El siguiente monstruo es la carta que acaba de añadir { $seat2 }. Añade encima el Aliado y esa carta no podrá herirte.
lesson-welcome-back-ally-in = Un amigo vale más en la mazmorra que fuera. Añade el Aliado.
lesson-welcome-back-once-more = { $seat1 } ha pasado, y { $seat2 } ha añadido otra carta encima. Tienes 10 PV y un amigo ahí abajo: roba otra vez.
lesson-welcome-back-vampire = Un Vampiro, de fuerza 4: par, y la Moneda de la suerte ignora a los pares. Añádelo.
lesson-welcome-back-alone = { $seat2 } ha pasado, así que entras con 10 PV. La última carta añadida sale primero: tu Vampiro.
lesson-welcome-back-coin = Una vez activada, la Moneda de la suerte se encarga de los pares hasta que un impar te hiera. ¡Úsala ahora!
lesson-welcome-back-toss = El Vampiro te costaría 4 PV, y la Moneda no cuesta nada. Usa la Moneda de la suerte.
lesson-welcome-back-tossed = Has ignorado al Vampiro y conservas la Moneda. Ahora viene un Orco, de fuerza 3: impar, y su golpe te costaría la Moneda.
lesson-welcome-back-blade = La Espada bailarina derrota a un monstruo impar. Úsala y conservarás la Moneda.
lesson-welcome-back-dance = El Orco te costaría 3 PV y la Moneda. Usa la Espada bailarina.
lesson-welcome-back-helped = Después llegó el Aliado, así que ignoraste la carta siguiente. ¡Era un Gólem, de fuerza 5!
lesson-welcome-back-flute = La Flauta encantadora ha derrotado sola a un Trasgo. Además resta 1 al daño del siguiente monstruo.
lesson-welcome-back-pay = Al final llega tu propio Cubo gelatinoso, y tienes que descartar una pieza. Elige una que no dé PV.
lesson-welcome-back-keep-health = Con esa pieza perderías también sus PV. Descarta la Flauta, el Arpa o la Moneda.
lesson-welcome-back-success = ¡Ni un rasguño, y un éxito! Ahora todos conocen a los 2 monstruos especiales, que se quedan toda la partida.
lesson-welcome-back-next = Cada aventurero tiene 6 piezas distintas. Elige al que quieras para la próxima ronda.
lesson-welcome-back-choose-any = Elige a uno de los aventureros.
lesson-welcome-back-others = Hay otros 4 especiales: el Hada tiene fuerza 0, y el Metamorfo, su posición. El Conde tiene 4, u 8 si ya tienes un éxito.
lesson-welcome-back-mimic = La fuerza del Mimético es el número de piezas que te quedan. ¡A veces, menos es más!
lesson-welcome-back-farewell = Eso es todo lo nuevo: con otro éxito, ganas. Sigue jugando; yo solo te daré pistas.
lesson-welcome-back-hint-bid = Puede que quede algún monstruo especial en el mazo. Cuenta los que has visto.
lesson-welcome-back-hint-place = Recuerda: la última carta añadida se descubre primero.
lesson-welcome-back-hint-use = Par o impar, alto o bajo: piensa para qué sirve la pieza. Guárdala si puede venir algo peor.
lesson-welcome-back-hint-adventurer = Elige a un aventurero que aún no hayas probado.
