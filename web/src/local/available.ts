/** What this build of the web app can do without a server. */

/** Whether the rules and bots are part of the build. They are missing if it was made without the WebAssembly module. */
export const hasLocalPlay: boolean = __LOCAL_PLAY__;

/** Whether there is no server: the pages are a folder of files. */
export const isStaticSite: boolean = __STATIC_SITE__;
