/** Loaded together, because many small files load more slowly than one. */
import common from '../../../i18n/es/common.ftl?raw';
import pages from '../../../i18n/es/pages.ftl?raw';

export const texts = [common, pages];
