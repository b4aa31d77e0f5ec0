# Varnish in front of one or several processes of the shop (Debian: varnish, varnish-modules). Set for each process:
#   HTTP_CACHES=http://127.0.0.1:6081   TRUST_PROXY=loopback
# and start it without compression of its own, as the shop sends responses compressed:
#   varnishd -a :6081 -f /path/to/varnish.vcl -p http_gzip_support=off -s malloc,512m
# What may be stored, for how long and under which tags, the shop says in s-maxage, stale-while-revalidate and xkey.
vcl 4.1;

import std;
import xkey;

backend default {
    .host = "127.0.0.1";
    .port = "3000";
}

# The processes of the shop may say that something changed.
acl processes {
    "127.0.0.1";
    "::1";
}

sub vcl_recv {
    if (req.method == "PURGE") {
        if (client.ip !~ processes) {
            return (synth(405));
        }
        if (req.http.x-purge) {
            set req.http.x-purged = xkey.purge(req.http.x-purge);
        }
        if (req.http.x-soft-purge) {
            set req.http.x-softened = xkey.softpurge(req.http.x-soft-purge);
        }
        return (synth(200));
    }

    # Figures and health are for the inside: ask the processes themselves.
    if (req.url ~ "^/(metrics|healthz|readyz)(/|\?|$)") {
        return (synth(404));
    }
    if (req.method != "GET" && req.method != "HEAD") {
        return (pass);
    }
    # A visitor who has just changed something sees it at once.
    if (req.http.Cookie ~ "(^|;\s*)changed=" || req.http.Authorization) {
        return (pass);
    }

    # The language as the shop decides it (src/engine/server/http/request-language.ts): a stored choice, ?lng=, the browser's first
    # preference. A browser that prefers a language the shop does not speak is left to it, and gets a variant of its own.
    if (req.http.Cookie ~ "(^|;\s*)language=(en|de|fr|it|es)\s*(;|$)") {
        set req.http.Accept-Language = regsub(req.http.Cookie, "^(.*?;\s*)??language=(en|de|fr|it|es)\s*(;.*)?$", "\2");
    } elseif (req.url ~ "[?&]lng=(en|de|fr|it|es)\b") {
        set req.http.Accept-Language = regsub(req.url, "^.*?[?&]lng=(en|de|fr|it|es)\b.*$", "\1");
    } elseif (!req.http.Accept-Language) {
        set req.http.Accept-Language = "en";
    } elseif (req.http.Accept-Language ~ "^\s*(en|de|fr|it|es)(-[A-Za-z0-9-]+)?\s*(,|$)") {
        set req.http.Accept-Language = regsub(req.http.Accept-Language, "^\s*(en|de|fr|it|es).*$", "\1");
    }

    # Three classes: what the browsers of today, of yesterday and everybody else can read.
    if (req.http.Accept-Encoding ~ "gzip" && req.http.Accept-Encoding ~ "br" && req.http.Accept-Encoding !~ "q=0") {
        if (req.http.Accept-Encoding ~ "zstd") {
            set req.http.Accept-Encoding = "gzip, br, zstd";
        } else {
            set req.http.Accept-Encoding = "gzip, br";
        }
    } else {
        unset req.http.Accept-Encoding;
    }
    # Also with cookies: what depends on them says no-store.
    return (hash);
}

sub vcl_hash {
    hash_data(req.http.Accept-Encoding);
}

sub vcl_backend_response {
    # Stored is only what says so, and only in the language that was asked for.
    if (beresp.http.Cache-Control !~ "public,.*max-?age=[1-9]" || beresp.http.Set-Cookie
        || (beresp.http.Content-Language && bereq.http.Accept-Language ~ "^..$"
            && beresp.http.Content-Language != bereq.http.Accept-Language)) {
        set beresp.uncacheable = true;
        set beresp.ttl = 1s;
        set beresp.grace = 0s;
    }
    return (deliver);
}

sub vcl_deliver {
    # Browsers ask again each time, and cheaply: by ETag.
    if (resp.http.xkey) {
        unset resp.http.xkey;
        set resp.http.Cache-Control = "no-cache";
        set resp.http.Vary = "accept-encoding, accept-language, cookie";
    }
    unset resp.http.X-Varnish;
    unset resp.http.Via;
    return (deliver);
}
