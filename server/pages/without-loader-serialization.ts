import { data, type ServerBuild } from 'react-router'

type Module = NonNullable<ServerBuild['routes'][string]>['module']

/**
 * Keeps React Router from serializing loader data for a router in the browser. These pages have no such
 * router, but React Router writes out all loader data before it renders, which takes longer than rendering a
 * long list. It serializes enumerable properties only, so those of each loader's answer are made to be not
 * enumerable. A component that copies or serializes the whole object therefore finds it empty and must read
 * single properties.
 */
export function withoutLoaderSerialization(build: ServerBuild): ServerBuild {
  const routes = Object.entries(build.routes).map(([id, route]) => {
    // Routes without a component respond themselves, with a file, a feed or a redirect.
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
      return isWithInit(answer) ? data(hide(answer.data), answer.init ?? undefined) : hide(answer)
    })
  )
}

/**
 * Not `Object.create(value)`: V8 would then keep the value, with all that it refers to, until the next full
 * garbage collection.
 */
function hide(value: unknown): unknown {
  if (!(value instanceof Object)) return value
  const properties = Object.entries(value).map(([name, each]) => [name, { value: each }])
  return Object.defineProperties({}, Object.fromEntries(properties))
}

/** Whether the loader returned the result of `data()`. */
function isWithInit(answer: unknown): answer is ReturnType<typeof data> {
  return answer instanceof Object && 'type' in answer && answer.type === 'DataWithResponseInit'
}
