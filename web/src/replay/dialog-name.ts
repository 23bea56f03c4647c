/** The dialogs of a replay. */
export type DialogName = 'log' | 'menu' | 'fairness' | 'continue' | 'keys';
