/** What can lie over a replay. */
export type Cover = 'story' | 'menu' | 'fairness' | 'continue' | 'keys';
