### Lo que dice la guía en la primera partida de Bienvenido a la mazmorra.
###
### Dos o tres frases cortas por página. Las palabras del juego se explican antes de usarse.
### $seat1 y $seat2 son los nombres de quienes te acompañan en la mesa.

## Ronda 1

lesson-welcome-hello = ¡Te damos la bienvenida! Tras esa puerta hay una mazmorra y solo una persona de las tres tendrá que entrar. En cada ronda se retan entre sí hasta que solo queda una.
lesson-welcome-tiles = La mesa comparte un aventurero: el Guerrero. Las seis piezas son el equipo que lleva. Unas dan puntos de vida (PV) y otras derrotan a ciertos monstruos.
lesson-welcome-draw = Con dos éxitos en la mazmorra ganas la partida; con dos fracasos quedas fuera. Es tu turno: roba una carta y mira qué acecha.
lesson-welcome-not-pass-yet = Si pasas, quedas fuera de esta ronda y solo podrás mirar. Más tarde será buena idea. Primero, roba una carta.
lesson-welcome-orc = Un Orco, de fuerza 3. ¡Solo lo ves tú! O entra en la mazmorra, o lo dejas fuera y renuncias a una pieza con él.
lesson-welcome-add-orc = Fíjate en la Tea: derrota a todo monstruo de fuerza 3 o menos. Mientras siga ahí, tu Orco es inofensivo. Así que añádelo a la mazmorra.
lesson-welcome-keep-tiles = Una pieza es un precio alto por un Orco al que la Tea derrota. Mejor añádelo a la mazmorra.
lesson-welcome-others = { $seat1 } ha robado una carta y la ha añadido. No puedes saber cuál es, igual que nadie sabe de tu Orco.
lesson-welcome-spear-gone = { $seat2 } ha apartado un monstruo y con él ha renunciado a la Lanza de dragón. Quien entre, entrará sin ella. Sigues en la puja: roba otra vez.
lesson-welcome-stay-in = Ahí dentro solo un monstruo es una sorpresa para ti. Aguanta un poco más: roba.
lesson-welcome-dragon = ¡El Dragón! Fuerza 9, y la lanza que lo derrota ya no está. Déjalo fuera de la mazmorra y renuncia a una pieza. ¿A cuál? Tú decides, pero guarda lo que vas a necesitar.
lesson-welcome-dragon-away = Esa no. La Tea derrota a tu Orco, la Armadura de placas son 5 PV, la Espada vorpalina abate un tipo de monstruo, y un Dragón en la mazmorra sería el fin. Puedes prescindir del Escudo de caballero o del Cáliz sagrado.
lesson-welcome-one-passed = { $seat1 } ha pasado y está a salvo hasta la próxima ronda. { $seat2 } ha añadido otro monstruo. Ahora es un duelo entre dos.
lesson-welcome-nerve = Si pasas ahora, { $seat2 } tiene que entrar. Si { $seat2 } pasa, entras tú. Conoces más de la mitad de lo que hay, así que sigue: roba una vez más.
lesson-welcome-one-more = Podrías pasar, y { $seat2 } entraría. Pero esta mazmorra es fácil y un éxito vale mucho. Roba.
lesson-welcome-goblin = Un Trasgo, de fuerza 1. Añádelo y la Tea se encargará. O déjalo fuera con una pieza de la que puedas prescindir. Tú decides.
lesson-welcome-goblin-wise = Esa pieza vale demasiado: quizá seas tú quien entre. Añade el Trasgo o renuncia a otra pieza.
lesson-welcome-alone = { $seat2 } ha pasado y solo quedas tú. ¡La mazmorra es tuya! Te enfrentas a sus monstruos desde el último que se añadió hasta el primero.
lesson-welcome-health = Tus PV son los del Guerrero y los de la armadura que queda. Un monstruo al que ninguna pieza derrota cuesta tantos PV como su fuerza. Con 0, el aventurero muere.
lesson-welcome-name-type = La Espada vorpalina derrota a un tipo de monstruo, que nombras antes de entrar. ¿Qué crees que ha puesto ahí { $seat1 }? Nombra el que quieras.
lesson-welcome-name-any = Nombra el tipo de monstruo que derrotará la Espada vorpalina.
lesson-welcome-walked = ¡Menudo paseo! La Tea se ha ocupado de los débiles. Aquí todas las piezas actúan por sí solas; el registro cuenta cuál hizo qué.
lesson-welcome-hurt = La carta de { $seat1 } era un Gólem, de fuerza 5. Ninguna de tus piezas lo derrota, así que te ha costado 5 PV.
lesson-welcome-unhurt = Y la Espada vorpalina ha acertado: habías nombrado a un monstruo que de verdad estaba ahí.
lesson-welcome-success = Has sobrevivido, y eso es un éxito: uno de los dos que necesitas. Ahora se muestran también las cartas que se apartaron.
lesson-welcome-next = Quien estuvo en la mazmorra elige al aventurero de la ronda siguiente. Mira sus piezas y toma al Guerrero o al Bárbaro.
lesson-welcome-fighters-first = Ese tiene piezas con más miga. De momento, toma al Guerrero o al Bárbaro.

## Ronda 2

lesson-welcome-round-two = Ronda 2: vuelven todas las piezas, se barajan todos los monstruos y empiezas tú. Roba.
lesson-welcome-draw-once = De momento, roba. Ya llegará la hora de pasar.
lesson-welcome-demon = El Demonio, de fuerza 7. Casi ninguna pieza lo derrota. Pero no tienes por qué ser tú quien se lo encuentre: añádelo y recuerda que está ahí.
lesson-welcome-demon-in = Guarda las piezas por ahora y deja que el Demonio espere a otra persona. Añádelo.
lesson-welcome-growing = Las otras dos personas han añadido una carta. Hay tres monstruos y conoces uno: el Demonio está al fondo. Roba una vez más.
lesson-welcome-dragon-again = Otra vez el Dragón. Con el Demonio son 16 de daño que tú conoces y los demás no. Añádelo sin pestañear.
lesson-welcome-leave-dragon = Sangre fría: no piensas entrar ahí. Añade el Dragón.
lesson-welcome-pass = Ya hay seis monstruos y conoces los dos peores. Este es el momento de pasar: que entre otra persona.
lesson-welcome-pass-now = ¿Con el Demonio y el Dragón ahí dentro? Pasa y mira quién tiene que entrar.

## Después

lesson-welcome-failed = { $seat2 } se ha quedado sin nadie más en la puja y se ha topado con tus monstruos. Es un fracaso: la carta de ayuda se vuelve roja, y con otro más quedaría fuera de la partida.
lesson-welcome-farewell = Ya conoces el juego entero. Con un éxito más, ganas. Sigue jugando: yo solo susurraré.
lesson-welcome-hint-bid = Cuenta lo que sabes de la mazmorra. Si no te atreverías a entrar, pasa mientras otros aún pujan.
lesson-welcome-hint-place = ¿La derrota alguna pieza que queda? Entonces añádela. Si es mortal, piensa quién se la va a encontrar.
lesson-welcome-hint-name = Piensa en el monstruo más fuerte que creas que hay ahí dentro.
lesson-welcome-hint-use = Una pieza que actúa una sola vez se guarda para lo que más daño haría.
lesson-welcome-hint-adventurer = Empiezas tú la ronda siguiente. Elige a quien tenga las piezas que mejor conoces.

## Bienvenido de nuevo a la mazmorra

lesson-welcome-back-hello = ¡Bienvenido de nuevo! Ya sabes cómo va una ronda. Lo nuevo: otros cuatro aventureros y dos monstruos especiales, ocultos entre las trece cartas de siempre.
lesson-welcome-back-bard = Tu aventurero es el Bardo. Dos piezas dan PV; la Espada, la Flauta, el Arpa y la Moneda son trucos, y casi todos miran si la fuerza del monstruo es par o impar.
lesson-welcome-back-draw = Nadie sabe cuáles de los seis monstruos especiales están en juego. Roba una carta: quizá te encuentres con uno.
lesson-welcome-back-not-pass-yet = Te perderías lo mejor. Primero roba una carta.
lesson-welcome-back-cube = ¡El Cubo gelatinoso, un monstruo especial! No tiene fuerza ni hace daño. A cambio, quien se lo encuentra tiene que dar una pieza.
lesson-welcome-back-add-cube = La mazmorra se recorre de la última carta a la primera, así que lo que entra ahora llega al final. Entonces sobra alguna pieza. Añade el Cubo.
lesson-welcome-back-keep-tiles = Eso costaría ya una pieza, y quizá entres tú. Mejor añade el monstruo.
lesson-welcome-back-two-unknown = { $seat1 } y { $seat2 } han añadido una carta cada uno, y no las conoces. Roba otra vez.
lesson-welcome-back-stay-in = Todavía no: sabes más de esta mazmorra que nadie. Roba.
lesson-welcome-back-ally = ¡El Aliado! Tampoco tiene fuerza, y es un amigo: quien se lo encuentra ignora el monstruo siguiente.
lesson-welcome-back-add-ally = El siguiente es la carta que tiene justo debajo: la que { $seat2 } acaba de añadir. Añade el Aliado y esa carta no podrá herirte.
lesson-welcome-back-ally-in = Un amigo vale más dentro de la mazmorra que apartado. Añade el Aliado.
lesson-welcome-back-once-more = { $seat1 } ha pasado, y { $seat2 } ha añadido otra carta encima. Tienes 10 PV y un amigo ahí abajo: roba una vez más.
lesson-welcome-back-vampire = Un Vampiro, fuerza 4: un número par. La Moneda de la suerte deja atrás a los monstruos pares. Añádelo.
lesson-welcome-back-alone = { $seat2 } ha pasado: entras tú, con 10 PV. La última carta va primero: tu Vampiro.
lesson-welcome-back-coin = La Moneda de la suerte se activa con un monstruo par. Desde entonces deja atrás a todos los pares, hasta que uno impar te hiera. ¡Actívala!
lesson-welcome-back-toss = El Vampiro costaría 4 PV y la Moneda no cuesta nada. Usa la Moneda de la suerte.
lesson-welcome-back-tossed = Dejas atrás al Vampiro y conservas la Moneda. Ahora un Orco, fuerza 3: es impar, así que la Moneda no sirve, y un golpe acabaría con ella.
lesson-welcome-back-blade = La Espada bailarina derrota a un monstruo impar, una sola vez. Úsala y la Moneda seguirá activa.
lesson-welcome-back-dance = Entonces el Orco te quitaría 3 PV y, con ellos, la Moneda. Usa la Espada bailarina.
lesson-welcome-back-helped = Llegó el Aliado, y la carta siguiente, un Gólem de fuerza 5, quedó ignorada. Te habría herido.
lesson-welcome-back-flute = Después la Flauta encantadora derrotó sola a un Trasgo y restó 1 al daño del monstruo siguiente.
lesson-welcome-back-pay = Al final llega tu propio Cubo gelatinoso: da una pieza. Una pieza que da PV se los lleva, así que elige otra.
lesson-welcome-back-keep-health = Esa pieza se llevaría sus PV. Da la Flauta, el Arpa o la Moneda.
lesson-welcome-back-success = ¡Ni un rasguño, y un éxito! Ya conoces a los dos especiales, que se quedan toda la partida. Los demás acaban de verlos también.
lesson-welcome-back-next = Elige al aventurero de la próxima ronda. Lee sus piezas y quédate con quien quieras.
lesson-welcome-back-choose-any = Elige a uno de los aventureros.
lesson-welcome-back-others = Hay otros cuatro monstruos especiales para otras partidas. El Hada tiene fuerza 0. El Conde es un Vampiro de 4, pero de 8 contra quien tiene un éxito. El Metamorfo es tan fuerte como su posición en la mazmorra.
lesson-welcome-back-mimic = Y el Mimético es tan fuerte como el número de piezas que te quedan. ¡A veces, menos es más!
lesson-welcome-back-farewell = Eso es todo lo nuevo. Con otro éxito ganas. Sigue jugando: yo solo susurraré.
lesson-welcome-back-hint-bid = ¿Queda algún monstruo especial en el mazo? Cuenta lo que has visto de los dos.
lesson-welcome-back-hint-place = Recuerda el orden: lo último que se añade es lo primero que se encuentra.
lesson-welcome-back-hint-use = Par o impar, alto o bajo: piensa para qué es la pieza y si aún falta algo peor.
lesson-welcome-back-hint-adventurer = Quédate con alguien cuyas piezas no hayas probado.
