### Cada juego en un minuto, para un jugador que no lo ha visto nunca. Lo demás está en las reglas.

primer = El juego en un minuto
primer-offer = ¿No conoces este juego?
primer-more = Todas las reglas
primer-go = Entendido
primer-known = Lo conozco

primer-welcome-1 = Todos los jugadores comparten un aventurero, que tiene 6 piezas de equipo y unos puntos de vida (PV).
primer-welcome-2 = En tu turno, roba una carta de monstruo o pasa. Solo tú ves la carta. Añádela boca abajo a la mazmorra, o apártala y sacrifica 1 pieza de equipo hasta la próxima ronda.
primer-welcome-3 = Así la mazmorra se llena, el aventurero se debilita y solo sabes una parte de lo que hay abajo. Si pasas, quedas fuera de la ronda.
primer-welcome-4 = El último jugador que no ha pasado entra en la mazmorra. Los monstruos se descubren uno a uno. El equipo derrota a algunos; cada uno de los demás te quita tantos PV como su fuerza.
primer-welcome-5 = Si sobrevives, ganas una carta de éxito: con 2 ganas la partida. Si fracasas dos veces, quedas fuera de la partida. También gana el último jugador que quede.

primer-back-1 = Todos los jugadores comparten un aventurero, que tiene 6 piezas de equipo y unos puntos de vida (PV). Esta caja trae otros aventureros y monstruos con sorpresas.
primer-back-2 = { primer-welcome-2 }
primer-back-3 = { primer-welcome-3 }
primer-back-4 = El último jugador que no ha pasado entra en la mazmorra. Los monstruos se descubren uno a uno. El equipo derrota a algunos, otros te quitan PV y los especiales cambian las reglas. Señala una carta para leer lo que hace.
primer-back-5 = { primer-welcome-5 }

primer-raiders-1 = Toda la mesa saquea la misma mazmorra, pero cada jugador se queda sus monedas. Tiene 5 niveles de 5 habitaciones. Unas están a la vista y otras a oscuras.
primer-raiders-2 = En cada habitación, cada jugador elige una carta en secreto y luego se descubren todas a la vez. Las cartas de poder van del 1 al 5. No las recuperas hasta el final del nivel, así que gástalas con cabeza.
primer-raiders-3 = El tesoro es para la carta más alta; en caso de empate, se reparte. Contra un monstruo se suman todas las cartas: si no bastan, la más baja recibe heridas. Las cámaras dan algo por cada número. Las trampas dañan al jugador con más monedas o con menos heridas.
primer-raiders-4 = Cada objeto ayuda una vez. Una llave o una espada valen 5, y una antorcha te enseña las habitaciones a oscuras. Una bola de cristal te deja elegir después de los demás. Las pociones curan heridas.
primer-raiders-5 = Tras el monstruo final, el jugador con más heridas se desmaya y no puede ganar. De los demás, gana el que tenga más monedas.

primer-raiders-tactical-1 = { primer-raiders-1 }
primer-raiders-tactical-2 = En cada habitación se juega una carta boca arriba, de uno en uno, desde el jugador con la carta de mapa. Las cartas de poder van del 1 al 5. No las recuperas hasta el final del nivel, así que gástalas con cabeza.
primer-raiders-tactical-3 = { primer-raiders-3 }
primer-raiders-tactical-4 = Cada objeto ayuda una vez. Una llave o una espada valen 5, y una antorcha te enseña las habitaciones a oscuras. Con una bola de cristal juegas después de los demás. Las pociones curan heridas. La carta más alta se lleva la carta de mapa para la próxima habitación.
primer-raiders-tactical-5 = { primer-raiders-5 }

primer-masmorra-1 = Tu héroe explora una mazmorra que crece pieza a pieza. Derrota monstruos, abre cofres y desarma trampas para ganar puntos de experiencia (PX).
primer-masmorra-2 = En tu turno, tira 6 dados y repite una vez los que quieras. Paso te mueve o explora dos veces, Golpe y Disparo atacan, Defensa protege y Elixir cura. Magia pone otro dado en la cara que quieras.
primer-masmorra-3 = Tienes que luchar con los monstruos de tu sala antes de hacer otra cosa en ella. Si usas Golpe contra un monstruo o no lo derrotas, recibes su Represalia en heridas.
primer-masmorra-4 = Los PX te dan nuevas habilidades. Las cartas de tesoro te ayudan en tu turno o estorban a los demás en el suyo. Al final de tu turno, mueves monstruos hacia tus rivales.
primer-masmorra-5 = Una partida Estándar termina tras la ronda en que alguien llega a 16 PX; gana el héroe con más PX. En una Épica bajas al tercer nivel a enfrentarte a Malaphyas.
