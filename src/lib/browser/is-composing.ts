type Key = { isComposing: boolean; keyCode: number }

/**
 * Whether a key belongs to an input method, which uses Enter, Escape and the arrow keys for a conversion. Safari ends the
 * composition before it sends the Enter that confirmed it, with key code 229.
 */
export function isComposing(event: Key | { nativeEvent: Key }): boolean {
  const key = 'nativeEvent' in event ? event.nativeEvent : event
  return key.isComposing || key.keyCode === 229
}
