import type { WriteStream } from 'node:tty'

export function progressBar(stream: WriteStream | undefined, noun = 'posts') {
  const isShown = stream?.isTTY === true
  let drawn = 0
  const clear = () => {
    if (isShown && drawn > 0) stream.write('\r\u001b[K')
    drawn = 0
  }
  return {
    show(done: number, title: string) {
      if (!isShown || Date.now() - drawn < 100) return
      drawn = Date.now()
      const width = (stream.columns || 80) - 1
      const text = `${done} ${noun}  ${title.replaceAll(/[\u0000-\u001f\u007f]/g, ' ')}`
      stream.write(`\r\u001b[K${text.slice(0, width)}`)
    },
    clear,
    [Symbol.dispose]: clear,
  }
}
