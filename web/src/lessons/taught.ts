/** The games that can be learned by playing, by their names in the catalog. */
export const TAUGHT: readonly string[] = ['welcome', 'raiders', 'masmorra'];
