/** Loaded together, because many small files load more slowly than one. */
import table from '../../../i18n/en/table.ftl?raw';
import primers from '../../../i18n/en/primers.ftl?raw';
import replay from '../../../i18n/en/replay.ftl?raw';

export const texts = [table, primers, replay];
