type Key = { isComposing: boolean; keyCode: number }

/**
 * Input methods use Enter, Escape and arrows. Safari ends the composition before the confirming Enter, with key code
 * 229.
 */
export function isComposing(event: Key | { nativeEvent: Key }): boolean {
  const key = 'nativeEvent' in event ? event.nativeEvent : event
  return key.isComposing || key.keyCode === 229
}
