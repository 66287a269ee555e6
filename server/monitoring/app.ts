import { Hono } from "hono";
import { onlyGet } from "../http/methods.ts";
import type { AppEnv } from "../http/request-context.ts";
import { methodNotAllowed } from "../http/responses.ts";
import { routePaths } from "../route-paths.ts";
import type { Settings } from "../settings/read-settings.ts";
import { type CspReportOptions, createCspReportHandler } from "./csp-report.ts";
import { type HealthOptions, health, readiness } from "./health.ts";
import { createMetricsHandler, type MetricsOptions } from "./metrics.ts";

export type MonitoringAppOptions = CspReportOptions &
  Omit<HealthOptions, "token"> &
  Omit<MetricsOptions, "token"> & { settings: Pick<Settings, "metricsToken"> };

/** Health checks, metrics and the browsers' reports of policy violations. */
export function createMonitoringApp(options: MonitoringAppOptions): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  const { alive, ready, metrics, cspReport } = routePaths.monitoring;
  onlyGet(app, alive, health);
  const { metricsToken: token } = options.settings;
  onlyGet(app, ready, readiness({ ...options, token }));
  if (token) app.get(metrics, createMetricsHandler({ ...options, token }));
  app.post(cspReport, createCspReportHandler(options));
  app.all(cspReport, methodNotAllowed("POST"));
  return app;
}
