/** A desk's window, and a phone's as far as a browser with a tool bar can be narrowed. */
export const WINDOW = { width: 1280, height: 900 }
export const PHONE = { width: 390, height: 800 }
