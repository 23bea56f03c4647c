### Lo que dice la guía en la primera partida de Dungeon Raiders.
###
### Dos o tres frases cortas por página. Las palabras del juego se explican antes de usarse.
### $seat1 y $seat2 son los nombres de quienes te acompañan en la mesa.

## Nivel 1

lesson-raiders-hello = ¡Te damos la bienvenida! Tres personas saquean juntas una mazmorra, sala a sala, pero cada cual mira por su bolsa. Gana quien salga con más monedas, salvo que se desmaye por sus heridas.
lesson-raiders-hand = Tienes cinco cartas de poder, del 1 al 5, y eres el Hechicero: tus dos bolas de cristal serán útiles enseguida. En cada sala todos juegan una carta.
lesson-raiders-treasure = La primera sala es un tesoro. La carta más alta se lleva el cofre grande, 3 monedas; la segunda, el pequeño, 2 monedas. Las cartas iguales se lo reparten.
lesson-raiders-choose = Todos eligen en secreto y después las cartas se muestran a la vez. Las monedas bien valen una buena carta: juega el 4 o el 5.
lesson-raiders-go-high = Con esa apenas ganarías nada aquí. Juega el 4 o el 5 y guarda las demás para más tarde.
lesson-raiders-shared = { $seat1 } también ha jugado un 5, así que comparten el cofre grande: de 3 monedas toca 1 a cada parte y el resto se pierde. { $seat2 } ha quedado en segundo lugar y se lleva el pequeño.
lesson-raiders-second = { $seat1 } ha jugado un 5 y se lleva el cofre grande. Tú has quedado en segundo lugar: el cofre pequeño y sus 2 monedas son para ti.
lesson-raiders-spent = La carta que has jugado queda delante de ti. No la recuperas hasta que acabe el nivel, así que las cinco salas te cuestan las cinco cartas.
lesson-raiders-armory = La siguiente sala es una armería. Da algo por cada carta: por el 1 una antorcha, por el 2 una bola de cristal, por el 3 una llave, por el 4 una espada, por el 5 una poción. Hay tres salas a oscuras, así que toma la antorcha: juega el 1.
lesson-raiders-take-torch = Con esa recibirías otra cosa. Esta vez quieres la antorcha, y la da el 1.
lesson-raiders-gifts = Ya tienes tu antorcha. { $seat1 } ha tomado una llave y { $seat2 }, una poción que le ha curado una herida.
lesson-raiders-dark = Ahora se descubre la primera sala oscura: un Caldero de lava. Antes de responder, ¿qué espera en las dos últimas?
lesson-raiders-torch = Una antorcha se enciende en cualquier momento y no te cuesta el turno. Solo tú miras todas las salas oscuras de este nivel. ¡Enciéndela!
lesson-raiders-light-first = Primero enciende la antorcha: lo que veas te ayudará a elegir la carta.
lesson-raiders-seen = Ahora solo tú lo sabes: la sala 4 es un tesoro de 4 y 2 monedas, y la 5, un Troll. Guarda tu mejor carta para una de las dos.
lesson-raiders-trap = El Caldero de lava es una trampa: la carta más alta decide cuánto se pierde, y paga quien tenga más monedas. Aquí no se gana nada, así que juega bajo: el 2 o el 3.
lesson-raiders-stay-low = Una carta alta solo hace que la trampa muerda más. Guárdala para el tesoro que has visto y juega el 2 o el 3.
lesson-raiders-sprung = { $seat2 } ha jugado un 4, así que la trampa le ha quitado 2 monedas a quien más tenía. ¡Y no has sido tú!
lesson-raiders-ball = La sala 4, el tesoro que habías visto. Ahora juega una bola de cristal: primero se muestran las cartas de los demás y solo después eliges la tuya.
lesson-raiders-look-first = Podrías, pero una bola de cristal te deja ver antes las cartas de los demás. Juega la bola.
lesson-raiders-foresight = { $seat1 } ha jugado un 4 y { $seat2 }, un 2. Puedes responder sabiéndolo. La bola de cristal se ha gastado.
lesson-raiders-pick = Te quedan dos cartas: una para este tesoro y la otra para el Troll, donde una carta baja puede doler. ¿Cuál te vale más aquí? Tú decides.
lesson-raiders-save-ball = Guarda la otra bola de cristal para una sala en la que haya más en juego. Juega una carta de poder.
lesson-raiders-chests = Los cofres ya están repartidos: mira tus monedas en el registro. La última carta de tu mano tendrá que bastar para el Troll.
lesson-raiders-monster = Un monstruo tiene una fuerza, aquí 14. Si todas las cartas juntas la alcanzan, cae y no pasa nada. Si no, quien haya jugado la carta más baja sufre sus heridas. Juega tu carta.

## Nivel 2

lesson-raiders-wounds = Entre todos no se ha llegado a 14, aunque la espada de { $seat1 } valía 5. { $seat2 } ha jugado la carta más baja, un 1, y sufre 2 heridas.
lesson-raiders-level-two = El nivel 1 ha terminado. Cada cual recupera sus cinco cartas de poder y se ponen cinco salas nuevas. En total hay cinco niveles.
lesson-raiders-together = Un Goblin, de fuerza 11, que causa 2 heridas. ¿Jugarán alto los demás o te lo dejarán a ti? Juega la carta que quieras y mira qué pasa.

## Después

lesson-raiders-you-wounded = Entre todos no ha bastado y la tuya era la carta más baja: son 2 heridas. Le pasa a cualquiera. Basta con que otros tengan más.
lesson-raiders-beaten = Entre todos se ha vencido al Goblin y nadie ha salido herido. No da nada más.
lesson-raiders-faint = Cuida tus heridas: tras la última sala, quien tenga más se desmaya y no puede ganar, por mucho oro que lleve. Con heridas de sobra en otros, estás a salvo.
lesson-raiders-farewell = Al final espera un último monstruo. Después se cuentan las monedas y gana quien tenga más. Sigue jugando: yo solo susurraré.
lesson-raiders-hint-play = Piensa en las salas que quedan y en las cartas que los demás ya han jugado.
lesson-raiders-hint-again = Ves sus cartas: toma justo lo que necesitas para ganar, o guarda tu mejor carta.
lesson-raiders-hint-change = Aún puedes cambiar de idea hasta que todos hayan elegido.

## Las últimas salas

lesson-raiders-last-hello = El final de otra partida: quedan atrás cuatro niveles y tres salas, y faltan dos. Ahora se decide quién gana.
lesson-raiders-last-wounds = Mira las heridas: los tres tenéis 10. Tras la última sala, quien más tenga se desmaya y no puede ganar. Una sola herida lo decide.
lesson-raiders-last-cards = Te quedan dos cartas, un 2 y un 5, una para cada sala. Los otros dos también tienen un 5.
lesson-raiders-last-treasure = Aquí hay un tesoro de 1 moneda. Detrás espera el monstruo final, aún boca abajo. ¿Qué carta juegas aquí? Tú eliges, y también lo que venga después.
lesson-raiders-last-two-cards = Tienes un 2 y un 5: juega uno de los dos.
lesson-raiders-last-kept-high = { $seat1 } jugó un 5 por esa única moneda y ahora es quien más tiene: 16. Tú has guardado tu 5.
lesson-raiders-last-vampire = El monstruo final, un Vampiro de fuerza 14. Si entre todos no llegáis, quien jugó la carta más baja recibe 1 herida y pierde 2 monedas.
lesson-raiders-last-play = Te queda una carta. Juégala.
lesson-raiders-last-they-took = Entre todos sumasteis 13: no bastó. { $seat1 } había gastado el 5 en una moneda, jugó la carta más baja y recibió la herida.
lesson-raiders-last-they-faint = Son 11 heridas, más que nadie: { $seat1 } se desmaya. Sigue teniendo más que nadie, 14 monedas, pero no cuentan.
lesson-raiders-last-you-win = Luego se cuentan las monedas: { $seat2 } y tú tenéis 12 y las mismas heridas, así que compartís la victoria.
lesson-raiders-last-you-took = Entre todos sumasteis 10: no bastó. Tu 2 era la carta más baja, así que la herida fue para ti.
lesson-raiders-last-you-faint = Son 11 heridas, más que nadie: te desmayas y no puedes ganar, tengas lo que tengas.
lesson-raiders-last-they-win = Luego se cuentan las monedas de los demás: { $seat1 } tiene 15, más que nadie, y gana. Con tu 5 al final habría sido distinto.
lesson-raiders-last-farewell = Así que vigila las heridas de todos y guarda una buena carta para el final. ¡Ahora juega una partida entera!
