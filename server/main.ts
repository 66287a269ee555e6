import "../content-loader/data/require-valid.ts";

import { readFileSync } from "node:fs";
import { totalmem } from "node:os";
import { resolve } from "node:path";
import { retention } from "../content-loader/data/service.ts";
import { site as owner } from "../content-loader/data/site.ts";
import { createApp } from "./app.ts";
import { bookingMailKinds } from "./booking/mails.ts";
import { createDraftPageMaker } from "./contact/draft-page.ts";
import { contactMailKinds } from "./contact/mails.ts";
import { createAddressReader, createProxyCheck } from "./http/client-address.ts";
import { maxConnections } from "./http/connections.ts";
import { createHttpServer } from "./http/listener.ts";
import { createAccessLog, createLog } from "./http/log.ts";
import { loadSite, SiteError } from "./http/site-table.ts";
import { stopOnSignals } from "./http/stop.ts";
import { createLimiters } from "./limiters.ts";
import { mailFolder } from "./mail/mail-files.ts";
import { createFileMailer, createSmtpMailer } from "./mail/mailer.ts";
import { startOutbox } from "./mail/outbox.ts";
import { memoryWarning } from "./memory.ts";
import { createMetrics } from "./monitoring/metrics.ts";
import { newsletterMailKinds } from "./newsletter/mails.ts";
import { startRetention } from "./retention.ts";
import { readSettings, type Settings } from "./settings/read-settings.ts";
import { SettingError } from "./settings/setting-values.ts";
import { makeDataFolder } from "./storage/data-folder.ts";
import { readLocalSecret } from "./storage/local-secret.ts";
import { openSqlite } from "./storage/sqlite.ts";
import { StartError } from "./storage/start-error.ts";
import { StorageUnavailable } from "./storage/storage.ts";
import {
  bookingTranslations,
  contactTranslations,
  newsletterTranslations,
  ownerLanguage,
} from "./translations.ts";

/** An invalid setting or a missing build: EX_CONFIG of sysexits.h. */
const exitConfig = 78;

try {
  const settings = readSettings(process.env, (path) => readFileSync(path, "utf8"), {
    brand: owner.brand,
    email: owner.contact.email,
    messageDays: retention.messageDays,
  });
  const warning = memoryWarning(process.constrainedMemory(), totalmem());
  if (process.argv.includes("--check-config")) {
    console.log(describeSettings(settings));
    if (warning) console.error(warning);
  } else {
    await serve(settings, warning);
  }
} catch (error) {
  const isConfig = error instanceof SettingError || error instanceof SiteError;
  const isExpected = isConfig || error instanceof StartError || error instanceof StorageUnavailable;
  console.error(isExpected ? error.message : error);
  process.exit(isConfig ? exitConfig : 1);
}

/** Chooses database and mailer. The PostgreSQL driver is loaded only when used. */
async function serve(settings: Settings, warning: string | undefined): Promise<void> {
  const log = createLog(settings.logLevel);
  if (warning) log.warn(warning);
  const accessLog = createAccessLog(settings.logLevel);
  const clock = Date.now;
  const dataDir = resolve(settings.dataDir);
  makeDataFolder(settings.uploadDir);
  const site = loadSite(resolve(settings.siteDir), settings);
  const storage = settings.databaseUrl
    ? await (await import("./storage/postgres.ts")).openPostgres(settings.databaseUrl, log)
    : await openSqlite(dataDir, { exclusive: true });
  const mailer = settings.smtp
    ? createSmtpMailer(settings.smtp, settings.mail)
    : createFileMailer(mailFolder(dataDir), settings.mail, log);
  const siteUrl = settings.siteUrl ?? `http://localhost:${settings.port}`;
  const tokenSecret = settings.tokenSecret ?? readLocalSecret(dataDir);
  const outbox = startOutbox({
    storage,
    mailer,
    kinds: {
      ...contactMailKinds({
        brand: owner.brand,
        to: settings.mail.to,
        owner: ownerLanguage,
        translations: contactTranslations,
        timeZone: owner.openingHours.timeZone,
        storage,
        makeDraftPage: createDraftPageMaker(settings.siteDir),
        log,
      }),
      ...newsletterMailKinds({
        brand: owner.brand,
        siteUrl,
        secret: tokenSecret,
        translations: newsletterTranslations,
      }),
      ...bookingMailKinds({
        brand: owner.brand,
        siteUrl,
        secret: tokenSecret,
        translations: bookingTranslations,
        from: settings.mail.from,
        owner: settings.mail.to,
        ownerLanguage,
        timeZone: owner.openingHours.timeZone,
        place: owner.booking.place,
        storage,
      }),
    },
    visitorRates: settings.rates.mail,
    log,
    clock,
    retryBaseMs: settings.mail.retryBaseMs,
    leaseMs: settings.mail.leaseMs,
  });

  const retentionJob = startRetention({
    storage,
    days: { ...retention, messageDays: settings.retentionDays },
    dataDir,
    clock,
    log,
  });

  const metrics = createMetrics();
  let stopping = false;
  const isStopping = () => stopping;
  const app = createApp({
    settings,
    storage,
    site,
    contact: { translations: contactTranslations },
    newsletter: { translations: newsletterTranslations, confirmLinkDays: retention.confirmLinkDays },
    booking: {
      rules: { ...owner.openingHours, ...owner.booking },
      translations: bookingTranslations,
      brand: owner.brand,
      siteUrl,
      place: owner.booking.place,
    },
    monitoring: { mailKind: mailer.kind, metrics },
    limiters: createLimiters(settings, { storage, secret: tokenSecret, clock }),
    secret: tokenSecret,
    onStored: outbox.notifyLanes,
    clock,
    log,
    isStopping,
  });
  const logAddress = settings.logIp === "prefix" ? createAddressReader(settings.trustProxy) : undefined;
  const server = createHttpServer({
    app,
    site,
    settings,
    logResponse: (line) => accessLog.info(line),
    count: metrics.count,
    isProxy: createProxyCheck(settings.trustProxy),
    logAddress,
    isStopping,
  });

  stopOnSignals({
    server,
    log,
    prestopMs: settings.prestopMs,
    graceMs: settings.shutdownGraceMs,
    begin: () => {
      stopping = true;
    },
    async finish() {
      await Promise.all([outbox.stop(), retentionJob.stop()]);
      mailer.close();
      await storage.close();
    },
  });
  server.on("error", (error) => {
    log.fatal({ err: error }, `cannot listen on ${settings.host}:${settings.port}`);
    process.exit(1);
  });
  server.listen(settings.port, settings.host, maxConnections, () => {
    const address = server.address();
    const port = typeof address === "object" && address ? address.port : settings.port;
    log.info({ url: `http://${settings.host}:${port}`, mail: mailer.kind }, "listening");
  });
}

/** The effective settings without secrets. */
function describeSettings(settings: Settings): string {
  const shown = {
    ...settings,
    tokenSecret: settings.tokenSecret ? "(set)" : undefined,
    databaseUrl: settings.databaseUrl ? "(set)" : undefined,
    smtp: settings.smtp && { requireTls: settings.smtp.requireTls, host: new URL(settings.smtp.url).host },
    apiKey: settings.apiKey ? "(set)" : undefined,
    metricsToken: settings.metricsToken ? "(set)" : undefined,
  };
  return JSON.stringify(shown, null, 2);
}
