import { act, createElement } from 'react'
import { createRoot } from 'react-dom/client'

/** Runs a hook in its own component, for tests in jsdom. `result` returns its latest value. */
export function renderHook<Props, Result>(use: (props: Props) => Result, first: Props) {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  const hook: { result?: Result } = {}
  const root = createRoot(document.createElement('div'))
  const Component = ({ props }: { props: Props }) => {
    hook.result = use(props)
    return null
  }
  const render = (props: Props) => act(async () => root.render(createElement(Component, { props })))
  const result = () => {
    if (hook.result === undefined) throw new Error('The hook has not rendered yet.')
    return hook.result
  }
  return { rendered: render(first), render, result, unmount: () => act(async () => root.unmount()) }
}
