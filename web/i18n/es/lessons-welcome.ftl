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
