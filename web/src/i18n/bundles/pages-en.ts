/** Loaded together, because many small files load more slowly than one. */
import common from '../../../i18n/en/common.ftl?raw';
import pages from '../../../i18n/en/pages.ftl?raw';

export const texts = [common, pages];
