### Lo que dice la guía en la primera partida de Masmorra.
###
### Dos o tres frases cortas por página. Las palabras del juego se explican antes de usarse.
### $seat1 es el nombre de quien te acompaña en la mesa.

## Turno 1

lesson-masmorra-hello = ¡Te damos la bienvenida! Alrededor de esta sala hay una mazmorra que nadie ha visto. Tú y { $seat1 } la exploran, luchan con lo que vive allí y compiten: quien antes llegue a 16 de experiencia desencadena el final.
lesson-masmorra-hero = Llevas a Jay, el guerrero, con 6 de Vida. Tienes dos cartas de tesoro que solo ves tú. En tu turno tiras dados, y los dados pagan todo lo que haces.
lesson-masmorra-roll = Seis dados, y todos con las mismas seis caras: Paso, Disparo, Golpe, Defensa, Elixir y Magia. ¡Tíralos!
lesson-masmorra-roll-first = Ya habrá tiempo para eso. Primero tira los dados.
lesson-masmorra-dice = Dos Pasos para andar, dos Golpes para luchar, una Defensa contra las heridas y un Elixir que cura. ¡Buena tirada!
lesson-masmorra-pick = Una vez por turno puedes volver a tirar los dados que quieras. No tienes heridas, así que el Elixir sirve de poco: escógelo y vuelve a tirarlo.
lesson-masmorra-pick-elixir = Los demás dados son justo los que necesitas. Escoge solo el Elixir.
lesson-masmorra-again = Ya está escogido. Podrías escoger más, pero los otros son buenos: vuelve a tirar.
lesson-masmorra-that-is-enough = Esos dados merece la pena guardarlos. Tira el que has escogido.
lesson-masmorra-settled = ¡Un tercer Golpe! Ahora tus dados están decididos. Cada uno se usa una vez en este turno.
lesson-masmorra-token = Además de los dados tienes una ficha: una vez por turno te da un Paso gratis. Dale la vuelta.
lesson-masmorra-token-first = El paso gratis no cuesta nada, así que empieza por él: dale la vuelta a la ficha.
lesson-masmorra-step = Ahora tienes un Paso suelto, un símbolo sin dado. Un símbolo así se pierde al salir de la sala, de modo que gasta ese y guarda los dados.
lesson-masmorra-step-by-symbol = Así gastarías un dado. Gasta primero el símbolo suelto.
lesson-masmorra-points = Un Paso da dos puntos de movimiento. Con uno de ellos cruzas una puerta.
lesson-masmorra-explore = Donde una puerta da a lo desconocido, exploras y allí se pone la loseta de encima de la pila: esta vez, una Guarida de monstruos. Elige la puerta que quieras.
lesson-masmorra-go-exploring = Tu aventura está ahí fuera: explora por una puerta.
lesson-masmorra-lay = Tú decides cómo queda la sala. Una de sus puertas tiene que dar a la tuya; las demás dicen por dónde seguirá el camino. Gírala como prefieras.
lesson-masmorra-lay-it = Elige uno de los sitios donde encaja.
lesson-masmorra-lair = ¡Te esperaba un Esqueleto! Antes de luchar se descubre la siguiente loseta de la pila, y es una trampa.
lesson-masmorra-trap = Una trampa va junto a la sala nueva y tú dices dónde. Hiere en el acto a cada héroe que esté al lado, y también cuando alguien entra o sale. Colócala.
lesson-masmorra-ouch = ¡Ay! 1 herida. Te quedan 5 de Vida. Enseguida nos ocuparemos de esa trampa.
lesson-masmorra-skeleton = Primero, el Esqueleto. Su Defensa es 2: con ese daño lo derrotas. Su Represalia es 2: esas heridas devuelve. Vale 2 de experiencia.
lesson-masmorra-fight = Quien está en una sala con monstruos tiene que luchar. Tienes tres Golpes: ¡lucha!
lesson-masmorra-fight-now = Nada de eso antes de ocuparte del Esqueleto. ¡Lucha!
lesson-masmorra-strike = Cada Golpe hace 1 de daño. Ataca con un dado de Golpe.
lesson-masmorra-once-more = Un punto de daño más y lo derrotas. Ataca otra vez.
lesson-masmorra-strike-now = Ataca con Golpe: dos derrotan al Esqueleto.
lesson-masmorra-payback = El Esqueleto ha caído, pero se cobra su Represalia, porque te acercaste para dar un Golpe. Quien lucha de lejos, con Disparo, suele librarse.
lesson-masmorra-block = Vienen dos heridas. Cada Defensa evita una: usa la tuya.
lesson-masmorra-block-now = Usa tu dado de Defensa. Los demás tienen algo mejor que hacer.
lesson-masmorra-suffer = Queda una herida. Podrías sacar más Defensa de otro dado, pero los necesitamos para la trampa. Aprieta los dientes y aguántala.
lesson-masmorra-suffer-now = Aguanta la herida. Una no es mucho, y los dados valen más.
lesson-masmorra-won = ¡Victoria! 2 de experiencia y una carta de tesoro. Te quedan 4 de Vida.
lesson-masmorra-disarm = ¿Y la trampa? Muestra un Paso y un Golpe, y tienes los dos. Coloca en ella esos dados y quedará desarmada, por 2 de experiencia.
lesson-masmorra-disarm-now = Primero desarma la trampa: vale 2 de experiencia y, si no, te heriría al salir.
lesson-masmorra-disarmed = La trampa ya no hace daño. Los dados colocados quedan usados en este turno, igual que los gastados.
lesson-masmorra-learn = Con 3 de experiencia aprendes una habilidad, y tienes 4. Lee las dos y elige la que más te guste.
lesson-masmorra-learn-one = Elige una de las dos habilidades.
lesson-masmorra-cards = El Esqueleto tenía una carta: Carterista y Hallazgo afortunado. Cada carta tiene dos mitades y usas una de ellas.
lesson-masmorra-play = La mitad morada te ayuda en tu turno; la naranja le pone la zancadilla a otra persona en el suyo. Juega Hallazgo afortunado y recibe 3 de oro.
lesson-masmorra-play-lucky-find = Guarda eso para más tarde. Juega la mitad morada de la carta nueva: Hallazgo afortunado.
lesson-masmorra-end = Queda un dado, un Paso. Un dado sin usar vale 1 de oro al final, así que detente aquí: termina tus acciones.
lesson-masmorra-save-the-rest = Guarda lo demás para otro turno. Termina tus acciones.
lesson-masmorra-bounty = Toma el oro por el dado que no has usado.
lesson-masmorra-take-it = El oro nunca sobra: tómalo.
lesson-masmorra-master = Ahora mandas en la mazmorra por un momento: con dos puntos podrías mover monstruos hacia { $seat1 }. Aún no hay ninguno, así que termina.
lesson-masmorra-no-monsters = Todavía no hay monstruos que mover. Déjalo así.

## El otro turno, y el turno 2

lesson-masmorra-interrupts = Es el turno de { $seat1 }. Se te pregunta si juegas una mitad naranja para interrumpir. Ahora no: pasa hasta tu turno y no se te preguntará más.
lesson-masmorra-let-go = Pasa hasta tu turno, para que nada nos retrase.
lesson-masmorra-their-turn = { $seat1 } no ha sacado ningún Paso, se ha quedado a salvo y ha tomado 6 de oro por seis dados sin usar. Nadie puede tener más de 6.
lesson-masmorra-roll-again = Te toca. La siguiente loseta de la pila está a la vista de la mesa: una Sala del tesoro. ¡Tira!
lesson-masmorra-keep = Un Paso para llegar, dos Elixires para curarte y una Magia. No necesitas más: quédate con estos dados.
lesson-masmorra-keep-these = Esta vez déjalos como están. Ya verás para qué sirve la Magia.
lesson-masmorra-step-die = Gasta el dado de Paso.
lesson-masmorra-step-now = Primero a la sala siguiente: gasta tu dado de Paso.
lesson-masmorra-explore-again = Explora por una puerta. La trampa de al lado está desarmada, así que puedes salir sin daño.
lesson-masmorra-lay-again = La Sala del tesoro. Ponla de modo que el camino siga.
lesson-masmorra-chest = ¡Un cofre! Se abre con un dado que muestre Golpe, y no tienes ninguno. Pero tienes Magia.
lesson-masmorra-magic = Una Magia gira uno de tus dados a la cara que quieras. Úsala.
lesson-masmorra-magic-now = El cofre espera. Usa tu dado de Magia.
lesson-masmorra-which-die = ¿De qué dado puedes prescindir? Guarda los Elixires: tienes heridas. Gira el Disparo o la Defensa.
lesson-masmorra-keep-elixirs = Los Elixires te curarán. Toma el Disparo o la Defensa.
lesson-masmorra-to-melee = El cofre pide Golpe.
lesson-masmorra-melee-opens = Con eso no se abre el cofre. Gira el dado a Golpe.
lesson-masmorra-open = Ahora coloca el dado de Golpe y abre el cofre.
lesson-masmorra-open-now = ¡Primero abre el cofre!
lesson-masmorra-opened = 1 de experiencia, una carta de tesoro y 2 de oro. Con eso tienes 6 de oro, y ya sabes usar cofres, portales y fuentes: colocas los dados que muestran.
lesson-masmorra-heal = Un Elixir cura 1 de Vida. Bebe uno.
lesson-masmorra-heal-now = Tienes heridas: primero bebe un Elixir.
lesson-masmorra-buy = 6 de oro es lo máximo que puedes tener, y por 5 compras una carta de tesoro en cualquier momento de tu turno. Compra una.
lesson-masmorra-buy-now = Tu bolsa está llena: compra una carta por 5 de oro.

## Después

lesson-masmorra-bought = ¡Buena mano! Puedes tener seis cartas. Recuerda: las mitades naranjas son para el turno de { $seat1 }.
lesson-masmorra-others-too = Como has salido de la Guarida de monstruos, allí aparecerá un monstruo nuevo. Cuando mandes en la mazmorra podrás enviárselo a { $seat1 }, y { $seat1 } a ti.
lesson-masmorra-farewell = Gana quien tenga más experiencia al final; 16 lo desencadenan. No puedes perder a tu héroe: con 0 de Vida cae, pierde algo de experiencia y las cartas, y se vuelve a levantar. Sigue jugando: yo solo susurraré.
lesson-masmorra-hint-roll = Mira lo que tienes delante antes de tirar: una lucha pide Golpe o Disparo, y un cofre, lo que muestra.
lesson-masmorra-hint-reroll = Vuelve a tirar lo que no te sirva. Paso y Golpe casi nunca sobran.
lesson-masmorra-hint-acting = ¿Qué pagan aquí tus dados? Cada dado que te quede da 1 de oro cuando terminas tus acciones.
lesson-masmorra-hint-fighting = Mira la Defensa del monstruo: si no la alcanzas, guarda los dados para defenderte.
lesson-masmorra-hint-payback = Cada Defensa evita una herida. Con 0 de Vida tu héroe cae.
lesson-masmorra-hint-lay = Las puertas que siguen adelante valen mucho: déjate un camino.
lesson-masmorra-hint-trap = Ponla por donde vayan a pasar otros y no tú.
lesson-masmorra-hint-bounty = Con oro se compran cartas de tesoro: 5 por cada una.
lesson-masmorra-hint-master = Un monstruo en la sala de un rival obliga a luchar. En la tuya, también.
lesson-masmorra-hint-answer = Interrumpe cuando más duela, o pasa hasta tu turno.
lesson-masmorra-hint-learn = ¿Qué te habría ayudado más en tus últimos turnos?
