import { Hono } from "hono";
import { addresses } from "../addresses.ts";
import type { Settings } from "../env.ts";
import { onlyGet } from "../http/methods.ts";
import type { AppEnv } from "../http/request-context.ts";
import { methodNotAllowed } from "../http/responses.ts";
import { type CspReportOptions, cspReportHandler } from "./csp-report.ts";
import { type HealthOptions, health, readiness } from "./health.ts";
import { type MetricsOptions, metricsHandler } from "./metrics.ts";

export type MonitoringAppOptions = CspReportOptions &
  Omit<HealthOptions, "token"> &
  Omit<MetricsOptions, "token"> & { settings: Pick<Settings, "metricsToken"> };

/** Health checks, metrics and the browsers' reports of policy violations. */
export function monitoringApp(options: MonitoringAppOptions): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  const { alive, ready, metrics, cspReport } = addresses.monitoring;
  onlyGet(app, alive, health);
  const { metricsToken: token } = options.settings;
  onlyGet(app, ready, readiness({ ...options, token }));
  if (token) app.get(metrics, metricsHandler({ ...options, token }));
  app.post(cspReport, cspReportHandler(options));
  app.all(cspReport, methodNotAllowed("POST"));
  return app;
}
