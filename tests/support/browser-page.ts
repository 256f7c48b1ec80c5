/** A function that runs in the page; its arguments and result are JSON. */
export type PageScript<Arguments extends unknown[], Result> = (
  ...given: Arguments
) => Result | Promise<Result>

export type BrowserPage = {
  goto: (url: string) => Promise<void>
  evaluate: <Arguments extends unknown[], Result>(
    script: PageScript<Arguments, Result>,
    ...given: Arguments
  ) => Promise<Result>
  /** A click at a point of the viewport. */
  click: (point: Point) => Promise<void>
  /** Keys to whatever has the focus. */
  type: (text: string) => Promise<void>
  chooseFile: (selector: string, file: string) => Promise<void>
  resize: (width: number, height: number) => Promise<void>
  /** A PNG of the viewport. */
  screenshot: () => Promise<Buffer>
  /** The errors of the page that the engine reports. */
  errors: () => Promise<string[]>
  close: () => Promise<void>
}

export type Point = { x: number; y: number }

export type BrowserEngine = {
  /** A page with cookies and storage of its own. */
  newPage: () => Promise<BrowserPage>
  close: () => Promise<void>
}
