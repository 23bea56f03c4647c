/** What can lie over a replay. */
export type DialogName = 'story' | 'menu' | 'fairness' | 'continue' | 'keys';
