/** The dialogs of a replay. */
export type DialogName = 'log' | 'review' | 'menu' | 'fairness' | 'continue' | 'keys';
