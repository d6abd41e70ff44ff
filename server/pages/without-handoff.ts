import { data, type ServerBuild } from 'react-router'

type Module = NonNullable<ServerBuild['routes'][string]>['module']

/**
 * The same pages, with what their loaders answer kept from React Router's handoff to a router in the browser. There is none,
 * but React Router writes all loader data out for it before the page renders, which costs a long list more than its rendering
 * does. It writes an object's own entries only, so it gets objects that have none and inherit them from the answer: a component that
 * would copy or write out an answer whole finds it empty, and takes a part of it instead.
 */
export function withoutHandoff(build: ServerBuild): ServerBuild {
  const routes = Object.entries(build.routes).map(([id, route]) => {
    // Routes without a component answer for themselves: with a file, a feed, a redirect.
    if (!route?.module.default) return [id, route]
    return [id, { ...route, module: { ...route.module, loader: hideAnswer(route.module.loader) } }]
  })
  return { ...build, routes: Object.fromEntries(routes) }
}

function hideAnswer(loader: Module['loader']): Module['loader'] {
  return (
    loader &&
    (async (args) => {
      const answer: unknown = await loader(args)
      if (answer instanceof Response) return answer
      return isWithInit(answer) ? data(inherit(answer.data), answer.init ?? undefined) : inherit(answer)
    })
  )
}

function inherit(value: unknown): unknown {
  return value instanceof Object ? Object.create(value) : value
}

/** What `data()` makes. */
function isWithInit(answer: unknown): answer is ReturnType<typeof data> {
  return answer instanceof Object && 'type' in answer && answer.type === 'DataWithResponseInit'
}
