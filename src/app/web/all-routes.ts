import { rootRoute } from '#engine/web/rendering/root-route.tsx';
import { firstRoutes } from './domains.ts';
import { laterRoutes } from './later-domains.ts';
import { preLaunchTree } from './pre-launch.tsx';

/** Every page of the shop. Spelled out, so that links are checked against them. */
const routeTree = rootRoute.addChildren([...firstRoutes, ...laterRoutes]);
let treeBeforeLaunch: RouteTree | undefined;

export type RouteTree = typeof routeTree;

export function routeTreeOf(preLaunch: boolean): RouteTree {
  if (!preLaunch) return routeTree;
  treeBeforeLaunch ??= preLaunchTree(routeTree);
  return treeBeforeLaunch;
}
