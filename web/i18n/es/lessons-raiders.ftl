### Lo que dice la guía en las lecciones de Dungeon Raiders.
###
### Dos frases y 180 caracteres por página, como mucho. La página que pide una decisión acaba con la instrucción.
### Las palabras del juego se explican antes de usarse. $seat1 y $seat2 son los nombres de los otros dos jugadores.

## Nivel 1

lesson-raiders-hello = ¡Te damos la bienvenida! En esta mazmorra gana el jugador con más monedas, salvo que se desmaye por sus heridas.
lesson-raiders-hand = Eres el Hechicero: tienes cartas de poder del 1 al 5 y 2 bolas de cristal. En cada habitación, cada jugador juega una carta.
lesson-raiders-treasure = La primera habitación es un tesoro: la carta más alta gana 3 monedas y la segunda, 2. Los empates reparten.
lesson-raiders-choose = Cada jugador elige en secreto y todas las cartas se descubren a la vez. Las monedas merecen una buena carta: juega el 4 o el 5.
lesson-raiders-go-high = Con esa carta ganarías poco. Juega el 4 o el 5 y guarda las demás para luego.
lesson-raiders-shared = { $seat1 } también ha jugado un 5: os repartís el cofre grande, 1 moneda cada uno, y 1 se pierde. { $seat2 } se lleva el pequeño.
lesson-raiders-second = { $seat1 } ha jugado un 5 y se lleva el cofre grande. Tu carta es la segunda más alta: ganas las 2 monedas del pequeño.
lesson-raiders-spent = Las cartas de poder que juegas se quedan delante de ti hasta que acaba el nivel. Son 5 habitaciones y 5 cartas: planifica.
lesson-raiders-armory = La Armería es una cámara: recibes algo según tu carta, y el 1 da una antorcha. Hay 3 habitaciones a oscuras: juega el 1.
lesson-raiders-take-torch = Con esa carta recibirías otra cosa. Quieres la antorcha: juega el 1.
lesson-raiders-gifts = Ya tienes la antorcha. { $seat1 } recibe una llave, y { $seat2 }, una poción que le cura 1 herida.
lesson-raiders-dark = Se descubre la primera habitación a oscuras: un Caldero de lava. Antes de jugar, averigua qué hay en las 2 últimas.
lesson-raiders-torch = Una antorcha te enseña solo a ti las habitaciones a oscuras del nivel, y no te cuesta el turno. ¡Enciéndela!
lesson-raiders-light-first = Lo que veas te ayudará a elegir carta. Primero enciende la antorcha.
lesson-raiders-seen = Solo lo sabes tú: la habitación 4 es un tesoro de 4 y 2 monedas, y la 5, un Troll. Guarda tu mejor carta para una de ellas.
lesson-raiders-trap = El Caldero de lava es una trampa: la carta más alta decide cuánto pierde el jugador con más monedas. Juega bajo: el 2 o el 3.
lesson-raiders-stay-low = Una carta alta solo empeora la trampa: guárdala para el tesoro que has visto. Juega el 2 o el 3.
lesson-raiders-sprung = { $seat2 } ha jugado un 4, así que la trampa le quita 2 monedas al jugador que más tiene. ¡Y no eres tú!
lesson-raiders-ball = La habitación 4 es el tesoro que viste. Juega una bola de cristal: los demás muestran sus cartas y después eliges la tuya.
lesson-raiders-look-first = Una bola de cristal te enseña las cartas de los demás antes de elegir. Juega la bola.
lesson-raiders-foresight = { $seat1 } ha jugado un 4 y { $seat2 }, un 2. La bola de cristal se ha gastado, pero ahora sabes qué tienes que superar.
lesson-raiders-pick = Te quedan 2 cartas de poder: una para este tesoro y otra para el Troll. Elige una: con el Troll, una baja puede doler.
lesson-raiders-save-ball = Guarda la otra bola de cristal para un momento mejor. Juega una carta de poder.
lesson-raiders-chests = Los cofres ya están repartidos: mira tus monedas en el registro. Tu última carta de poder es para el Troll.
lesson-raiders-monster = Si todos sumáis los 14 del Troll, no pasa nada; si no, la carta más baja recibe 2 heridas. Juega tu carta.

## Nivel 2

lesson-raiders-wounds = Entre todos no habéis llegado a 14, aunque la espada de { $seat1 } valía 5. { $seat2 } ha jugado la más baja, un 1, y recibe 2 heridas.
lesson-raiders-level-two = Termina el nivel 1 de 5. Cada jugador recupera sus 5 cartas de poder y llegan 5 habitaciones nuevas.
lesson-raiders-together = Un Goblin: fuerza 11, 2 heridas. Los demás pueden jugar alto o dejártelo a ti: juega cualquier carta y verás.

## Después

lesson-raiders-you-wounded = No ha bastado, y tu carta era la más baja: 2 heridas. Le pasa a cualquiera; procura que otros tengan más.
lesson-raiders-beaten = Entre todos habéis derrotado al Goblin y nadie recibe heridas. Los monstruos no dan nada más.
lesson-raiders-faint = Tras la última habitación, el jugador con más heridas se desmaya y no puede ganar. Procura que no te toque.
lesson-raiders-farewell = En la última habitación espera un monstruo final, y después gana quien tenga más monedas. Sigue jugando; yo solo te daré pistas.
lesson-raiders-hint-play = Piensa en las habitaciones que quedan y en las cartas que ya han jugado los demás.
lesson-raiders-hint-again = Ya ves sus cartas. Juega lo justo para ganar, o guarda tu mejor carta.
lesson-raiders-hint-change = Puedes cambiar de carta hasta que todos hayan elegido.

## Las últimas habitaciones

lesson-raiders-last-hello = El final de otra partida: solo quedan 2 habitaciones. Ahora verás cómo se decide.
lesson-raiders-last-wounds = Los 3 tenéis 10 heridas, y el jugador con más se desmaya y no puede ganar. Una sola herida lo decide.
lesson-raiders-last-cards = Te quedan 2 cartas, un 2 y un 5: una por habitación. Tus dos rivales también tienen un 5.
lesson-raiders-last-treasure = Este tesoro es de 1 moneda, y después viene el monstruo final. Elige qué carta juegas aquí.
lesson-raiders-last-two-cards = Solo tienes un 2 y un 5. Juega uno de los dos.
lesson-raiders-last-kept-high = { $seat1 } ha jugado un 5 por esa moneda y ahora tiene más que nadie: 16. Tú conservas tu 5.
lesson-raiders-last-vampire = El monstruo final es un Vampiro, de fuerza 14. Si no llegáis, la carta más baja recibe 1 herida y pierde 2 monedas.
lesson-raiders-last-play = Te queda una carta. Juégala.
lesson-raiders-last-they-took = Las cartas suman 13: no basta. { $seat1 } gastó el 5 en una moneda, jugó la más baja y recibe la herida.
lesson-raiders-last-they-faint = Con 11 heridas, { $seat1 } tiene más que nadie y se desmaya. Sus 14 monedas no cuentan.
lesson-raiders-last-you-win = { $seat2 } y tú tenéis 12 monedas y las mismas heridas. ¡Compartís la victoria!
lesson-raiders-last-you-took = Las cartas suman 10: no basta. Tu 2 es la más baja, así que recibes la herida.
lesson-raiders-last-you-faint = Con 11 heridas, tienes más que nadie. Te desmayas y no puedes ganar, tengas las monedas que tengas.
lesson-raiders-last-they-win = De los demás, { $seat1 } tiene más monedas, 15, y gana. La próxima vez, guarda el 5 para el final.
lesson-raiders-last-farewell = Así que vigila las heridas de todos y guarda una buena carta para el final. ¡Ahora juega una partida entera!
