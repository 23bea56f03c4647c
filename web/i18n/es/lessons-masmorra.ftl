### Lo que dice la guía en la primera partida de Masmorra.
###
### Dos frases y 180 caracteres por página, como mucho. La página que pide una decisión acaba con la instrucción.
### Las palabras del juego se explican antes de usarse. $seat1 es el nombre del otro jugador.

## Turno 1

lesson-masmorra-hello = ¡Te damos la bienvenida! { $seat1 } y tú exploráis una mazmorra y competís por llegar a 16 PX.
lesson-masmorra-hero = Eres Jay, el guerrero, con 6 de Vida y 2 cartas de tesoro que solo ves tú. Tus dados pagan todo lo que haces.
lesson-masmorra-roll = Los 6 dados tienen las mismas caras: Paso, Disparo, Golpe, Defensa, Elixir y Magia. ¡Tíralos!
lesson-masmorra-roll-first = Ya habrá tiempo para eso. Primero tira los dados.
lesson-masmorra-dice = ¡Buena tirada! 2 Pasos para moverte, 2 Golpes para luchar, una Defensa contra las heridas y un Elixir que cura.
lesson-masmorra-pick = Una vez por turno puedes repetir los dados que quieras. No tienes heridas, así que elige el Elixir.
lesson-masmorra-pick-elixir = Los demás dados son justo los que necesitas. Elige solo el Elixir.
lesson-masmorra-again = Podrías elegir más dados, pero los otros son buenos. Repite el Elixir.
lesson-masmorra-that-is-enough = Esos dados merece la pena guardarlos. Repite el que has elegido.
lesson-masmorra-settled = ¡Un tercer Golpe! Tus dados ya son definitivos, y cada uno se usa una vez este turno.
lesson-masmorra-token = También tienes una ficha que te da un Paso gratis una vez por turno. Dale la vuelta.
lesson-masmorra-token-first = El Paso gratis no cuesta nada, así que úsalo primero. Da la vuelta a la ficha.
lesson-masmorra-step = Tienes un Paso suelto: un símbolo sin dado, que se pierde al salir de la sala. Gástalo y guarda los dados.
lesson-masmorra-step-by-symbol = Así gastarías un dado. Gasta primero el símbolo suelto.
lesson-masmorra-points = Un Paso te da 2 puntos de movimiento. Cruzar una puerta cuesta 1.
lesson-masmorra-explore = Al explorar, la primera pieza de la pila se coloca tras la puerta: esta vez, una Sala de monstruo menor. Elige una puerta.
lesson-masmorra-go-exploring = Tu aventura está ahí fuera. Explora por una puerta.
lesson-masmorra-lay = Una de sus puertas tiene que dar a la tuya; por las demás podrás seguir. Gira la pieza y colócala.
lesson-masmorra-lay-it = Elige uno de los sitios donde encaja.
lesson-masmorra-lair = ¡Te espera un Esqueleto! Antes de luchar se descubre la siguiente pieza de la pila, y es una trampa.
lesson-masmorra-trap = Una trampa hiere ahora a cada héroe en una sala contigua, y siempre que uno entra o sale. Elige dónde colocarla.
lesson-masmorra-ouch = ¡Ay, 1 herida! Te quedan 5 de Vida, pero enseguida nos ocuparemos de la trampa.
lesson-masmorra-skeleton = El Esqueleto tiene Defensa 2: con 2 de daño lo derrotas y ganas 2 PX. Su Represalia es 2: las heridas que devuelve.
lesson-masmorra-fight = Tienes que luchar con todos los monstruos de tu sala, y tienes 3 Golpes. ¡Lucha!
lesson-masmorra-fight-now = Antes tienes que ocuparte del Esqueleto. ¡Lucha con él!
lesson-masmorra-strike = Cada Golpe hace 1 de daño. Ataca con un dado de Golpe.
lesson-masmorra-once-more = Con 1 de daño más lo derrotas. Ataca otra vez.
lesson-masmorra-strike-now = Hacen falta 2 Golpes para derrotar al Esqueleto. Ataca con Golpe.
lesson-masmorra-payback = Has derrotado al Esqueleto, pero con Golpe siempre hay Represalia. Si usas solo Disparo, sueles librarte.
lesson-masmorra-block = Llegan 2 heridas, y cada Defensa para 1. Usa la tuya.
lesson-masmorra-block-now = Los demás dados tienen mejor uso. Usa tu dado de Defensa.
lesson-masmorra-suffer = Queda 1 herida, y los demás dados son para la trampa. Aprieta los dientes y recíbela.
lesson-masmorra-suffer-now = 1 herida no es mucho, y los dados valen más. Recibe la herida.
lesson-masmorra-won = ¡Victoria: 2 PX y una carta de tesoro! Te quedan 4 de Vida.
lesson-masmorra-disarm = La trampa muestra un Paso y un Golpe, y desarmarla da 2 PX. Coloca en ella esos dados.
lesson-masmorra-disarm-now = La trampa te heriría al salir. Primero desármala: vale 2 PX.
lesson-masmorra-disarmed = La trampa ya no hace daño. Los dados colocados quedan usados este turno, igual que los gastados.
lesson-masmorra-learn = Subes de nivel con 3 PX, y ya tienes 4. Elige la habilidad que quieras aprender.
lesson-masmorra-learn-one = Elige una de las 2 habilidades.
lesson-masmorra-cards = El Esqueleto tenía una carta: Carterista y Hallazgo afortunado. Cada carta de tesoro tiene 2 mitades, y juegas una.
lesson-masmorra-play = La mitad morada te ayuda en tu turno; la naranja interrumpe a los demás. Juega Hallazgo afortunado y gana 3 de oro.
lesson-masmorra-play-lucky-find = Guarda eso para más tarde. Juega la mitad morada de la carta nueva: Hallazgo afortunado.
lesson-masmorra-end = Te queda un Paso, y los dados sin usar dan oro. Termina tus acciones.
lesson-masmorra-save-the-rest = Guarda lo demás para otro turno. Termina ya tus acciones.
lesson-masmorra-bounty = Cada dado sin usar vale 1 de oro. Cobra el tuyo.
lesson-masmorra-take-it = El oro siempre viene bien. Cóbralo.
lesson-masmorra-master = En la fase del amo de la mazmorra podrías mover monstruos hacia { $seat1 }. Aún no hay ninguno: no muevas más.
lesson-masmorra-no-monsters = Aún no hay monstruos que mover. Déjalo así.

## El otro turno, y el turno 2

lesson-masmorra-interrupts = Es el turno de { $seat1 }, y podrías interrumpir con una mitad naranja. Ahora no: pasa hasta tu turno.
lesson-masmorra-let-go = Guarda tus cartas por ahora. Pasa hasta tu próximo turno.
lesson-masmorra-their-turn = { $seat1 } no ha sacado ningún Paso y ha cobrado 6 de oro por 6 dados sin usar. Nadie puede tener más de 6 de oro.
lesson-masmorra-roll-again = Te toca, y la siguiente pieza está a la vista: una Sala del tesoro. ¡Tira!
lesson-masmorra-keep = Un Paso para llegar, 2 Elixires para curarte y una Magia: no necesitas más. Conserva estos dados.
lesson-masmorra-keep-these = Ya verás para qué sirve la Magia. Conserva los dados tal como están.
lesson-masmorra-step-die = Tu objetivo es la Sala del tesoro. Gasta tu dado de Paso.
lesson-masmorra-step-now = Primero tienes que llegar a la sala siguiente. Gasta el dado de Paso.
lesson-masmorra-explore-again = La trampa de al lado está desarmada, así que puedes salir sin daño. Explora por una puerta.
lesson-masmorra-lay-again = Aquí está la Sala del tesoro. Colócala de modo que puedas seguir adelante.
lesson-masmorra-chest = ¡Un cofre! Se abre con un dado de Golpe; no tienes ninguno, pero tienes Magia.
lesson-masmorra-magic = Una Magia cambia uno de tus dados a la cara que quieras. Úsala.
lesson-masmorra-magic-now = El cofre espera. Usa tu dado de Magia.
lesson-masmorra-which-die = Tienes heridas, así que guarda los Elixires. Cambia el Disparo o la Defensa.
lesson-masmorra-keep-elixirs = Necesitas los Elixires para curarte. Elige el Disparo o la Defensa.
lesson-masmorra-to-melee = El cofre pide un Golpe. Cambia el dado a esa cara.
lesson-masmorra-melee-opens = Con eso no se abre el cofre. Elige Golpe.
lesson-masmorra-open = Ya tienes un dado de Golpe. Colócalo y abre el cofre.
lesson-masmorra-open-now = Primero va el cofre. ¡Ábrelo!
lesson-masmorra-opened = 1 PX, una carta de tesoro y 2 de oro: ya tienes 6. Los portales y las fuentes funcionan igual: coloca los dados que muestran.
lesson-masmorra-heal = Un Elixir cura 1 de Vida. Bebe uno.
lesson-masmorra-heal-now = Tienes heridas. Primero bebe un Elixir.
lesson-masmorra-buy = No puedes tener más de 6 de oro, y una carta de tesoro cuesta 5. Compra una.
lesson-masmorra-buy-now = Ya no te cabe más oro. Compra una carta por 5 de oro.

## Después

lesson-masmorra-bought = Buena mano, y puedes tener hasta 6 cartas. Recuerda: las mitades naranjas son para el turno de { $seat1 }.
lesson-masmorra-others-too = Has salido de la sala del Esqueleto, así que allí aparecerá otro monstruo. En la fase del amo de la mazmorra se lo podrás enviar a { $seat1 }, y { $seat1 } a ti.
lesson-masmorra-farewell = Cuando alguien llega a 16 PX, la partida acaba tras esa ronda y gana quien tenga más. Sigue jugando; yo solo te daré pistas.
lesson-masmorra-hint-roll = Una lucha pide Golpe o Disparo; un cofre, los dados que muestra. Mira lo que tienes delante antes de tirar.
lesson-masmorra-hint-reroll = Paso y Golpe casi siempre ayudan. Repite lo que no necesites.
lesson-masmorra-hint-acting = Cada dado que te quede da 1 de oro al final. Antes mira qué puedes hacer aquí con ellos.
lesson-masmorra-hint-fighting = Mira la Defensa del monstruo. Si no la alcanzas, guarda los dados para parar heridas.
lesson-masmorra-hint-payback = Cada Defensa para 1 herida. Con 0 de Vida caes y pierdes algunos PX y todas tus cartas.
lesson-masmorra-hint-lay = Las puertas por las que seguir valen mucho. Déjate un camino.
lesson-masmorra-hint-trap = Colócala por donde vayan a pasar otros héroes, no tú.
lesson-masmorra-hint-bounty = Una carta de tesoro cuesta 5 de oro. Cobra todo lo que puedas.
lesson-masmorra-hint-master = Un héroe tiene que luchar con los monstruos de su sala. Envíaselos a tu rival, no te los acerques.
lesson-masmorra-hint-answer = Interrumpe cuando más duela, o pasa hasta tu turno.
lesson-masmorra-hint-learn = Piensa en tus últimos turnos. Elige lo que más te habría ayudado.
