/** Whether the server refuses this device because its player or its address is banned. */
let isBanned = $state(false);

export const ban = {
  get isBanned(): boolean {
    return isBanned;
  },
  set isBanned(value: boolean) {
    isBanned = value;
  },
};
