/** Loaded together, because many small files load more slowly than one. */
import table from '../../../i18n/es/table.ftl?raw';
import primers from '../../../i18n/es/primers.ftl?raw';
import replay from '../../../i18n/es/replay.ftl?raw';

export const texts = [table, primers, replay];
