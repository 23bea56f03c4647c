### Cada juego en un minuto, para quien no lo ha visto nunca. Quien quiera saber más tiene las reglas.

primer = El juego en un minuto
primer-offer = ¿No conoces este juego?
primer-more = Todas las reglas
primer-go = Entendido
primer-known = Ya lo conozco

primer-welcome-1 = Toda la mesa comparte un aventurero, que tiene seis piezas de equipo y unos puntos de vida.
primer-welcome-2 = En tu turno, roba una carta de monstruo o pasa. Solo tú ves la carta que robas: ponla boca abajo en la mazmorra, o apártala junto con una pieza del equipo, que se pierde hasta la próxima ronda.
primer-welcome-3 = Así la mazmorra se llena, el aventurero se debilita y cada cual sabe solo una parte de lo que espera ahí abajo. Quien pasa queda fuera de la ronda.
primer-welcome-4 = La última persona que no ha pasado tiene que entrar. Los monstruos aparecen uno a uno: el equipo vence a algunos, y cada uno de los demás cuesta tantos puntos de vida como su fuerza.
primer-welcome-5 = Si sales con vida tienes un éxito, y con dos ganas la partida. Si mueres dos veces, quedas fuera de ella. También gana quien se quede sin rivales.

primer-back-1 = Toda la mesa comparte un aventurero, que tiene seis piezas de equipo y unos puntos de vida. Esta caja trae otros aventureros y monstruos con sorpresas.
primer-back-2 = { primer-welcome-2 }
primer-back-3 = { primer-welcome-3 }
primer-back-4 = La última persona que no ha pasado tiene que entrar. Los monstruos aparecen uno a uno: el equipo vence a algunos, otros cuestan puntos de vida y los especiales cambian las reglas. Señala una carta para leer lo que hace.
primer-back-5 = { primer-welcome-5 }

primer-raiders-1 = Toda la mesa saquea a la vez una mazmorra de cinco niveles con cinco salas cada uno, y cada cual va a lo suyo. Unas salas están a la vista y otras a oscuras.
primer-raiders-2 = En cada sala, cada cual elige en secreto una carta de su mano; después se descubren todas a la vez. Las cartas de poder van del 1 al 5 y las que juegas no vuelven hasta que acaba el nivel, así que gástalas con cabeza.
primer-raiders-3 = Los tesoros son para la carta más alta, y los empates se los reparten. Contra un monstruo se suman todas las cartas: si no bastan, resulta herido quien jugó la más baja. Las cámaras dan algo por cada número, y las trampas golpean a quien tiene más monedas o menos heridas.
primer-raiders-4 = Los objetos ayudan una vez: una llave o una espada valen un 5, una antorcha te enseña las salas a oscuras, una bola de cristal te deja elegir después de los demás y una poción cura.
primer-raiders-5 = Tras la última sala, con su monstruo final, quien tiene más heridas se desmaya y no puede ganar. De los demás, gana quien tenga más monedas.

primer-masmorra-1 = Tu héroe explora una mazmorra que crece loseta a loseta, y gana experiencia venciendo monstruos, abriendo cofres y desarmando trampas.
primer-masmorra-2 = En tu turno, tira seis dados y vuelve a tirar una vez los que quieras. Un Paso te deja andar o explorar dos salas, Golpe y Disparo hieren, Defensa protege, un Elixir cura y Magia pone otro dado en la cara que quieras.
primer-masmorra-3 = Tienes que luchar con los monstruos de tu sala antes de hacer cualquier otra cosa en ella. Quien golpea de cerca, o no vence, sufre la represalia del monstruo en heridas.
primer-masmorra-4 = La experiencia enseña a tu héroe nuevas habilidades. Las cartas de tesoro te ayudan en tu turno o estorban a los demás en el suyo. Al terminar, mueves monstruos hacia tus rivales.
primer-masmorra-5 = En una partida Estándar, con dieciséis puntos de experiencia se acaba al final de la ronda, y gana el héroe con más experiencia. En una Épica se baja al tercer nivel a enfrentarse a Malaphyas.
